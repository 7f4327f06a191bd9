import { keepPreviousData } from '@tanstack/react-query'
import { modelos as catalogo } from '@telar/contract/catalogo/modelos'
import { showroom } from '@telar/contract/facturacion/showroom'
import { useState } from 'react'
import { useMay, useScreen } from '../../access.ts'
import { useCommand, useRead } from '../../calls.ts'
import { BuscarModelo } from '../../catalogo/BuscarModelo.tsx'
import { titleOf } from '../../frame/title.ts'
import { notify } from '../../parts/notify.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { useSettled } from '../../use-settled.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { CobroDeVenta } from './Cobro.tsx'
import { ModeloDeVenta } from './Modelo.tsx'
import { SHOWROOM } from './showroom-texts.ts'
import { lineasDe, type ModeloVendido, malPrecio, nuevoModelo } from './venta.ts'

/** A sale to whoever is in the showroom: what they take, what it comes to, paid and invoiced at once. */
export default function Showroom() {
  const go = useGo()
  const { idioma, decimal, amount } = useFormat()
  const say = useWords(SHOWROOM)
  const screen = useScreen('showroom')
  const busca = useMay()(catalogo.searchAutocomplete.access)
  const [modelos, setModelos] = useState<readonly ModeloVendido[]>([])
  const [alPorMenor, setAlPorMenor] = useState(true)
  const [clienteId, setClienteId] = useState<number | null>(null)
  const vender = useCommand(showroom.venderShowroom)
  const lineas = lineasDe(modelos, decimal)
  const pedida = useSettled(JSON.stringify({ lineas, alPorMenor, clienteId }))
  const total = useRead(
    showroom.totalShowroom,
    { body: JSON.parse(pedida) as { lineas: typeof lineas; alPorMenor: boolean; clienteId: number | null } },
    { placeholderData: keepPreviousData },
  )
  const pvpDe = (modeloId: number) => {
    const i = lineas.findIndex((linea) => linea.modeloId === modeloId)
    const suyo = total.data?.lineas[i]?.pvp
    return suyo === undefined ? '' : amount(suyo)
  }
  const cambiar = (otro: ModeloVendido) =>
    setModelos(modelos.map((uno) => (uno.modeloId === otro.modeloId ? otro : uno)))
  return (
    <>
      <header className="o-head">
        <h1 className="o-h1">{titleOf(screen, idioma)}</h1>
      </header>
      <div className="o-order">
        <div className="o-order-main">
          <div className="o-fld">
            <BuscarModelo
              without={modelos.map(({ modeloId }) => modeloId)}
              label={say.buscar}
              none={say.ninguno}
              onPick={(id) => setModelos([...modelos, nuevoModelo(id)])}
            />
          </div>
          {modelos.length === 0 && <p className="o-q">{busca ? say.vacia : say.sinModelos}</p>}
          {modelos.map((vendido) => (
            <ModeloDeVenta
              key={vendido.modeloId}
              vendido={vendido}
              pvp={pvpDe(vendido.modeloId)}
              onChange={cambiar}
              onRemove={() => setModelos(modelos.filter(({ modeloId }) => modeloId !== vendido.modeloId))}
            />
          ))}
        </div>
        <aside className="o-order-side">
          <CobroDeVenta
            importes={total.data}
            alPorMenor={alPorMenor}
            onAlPorMenor={setAlPorMenor}
            clienteId={clienteId}
            onCliente={setClienteId}
            error={vender.error ?? total.error}
            pending={vender.isPending || modelos.some((uno) => malPrecio(uno, decimal))}
            onVender={(medio) =>
              vender.mutate(
                { body: { lineas, alPorMenor, medio, clienteId } },
                {
                  onSuccess: (id) => {
                    notify(say.vendida)
                    go(hrefOf('facturas', id))
                  },
                },
              )
            }
          />
        </aside>
      </div>
    </>
  )
}
