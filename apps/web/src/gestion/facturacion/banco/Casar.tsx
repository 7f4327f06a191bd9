import { keepPreviousData } from '@tanstack/react-query'
import { banco } from '@telar/contract/facturacion/banco'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { hrefOf, useGo } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { PlainHead } from '../../record/PlainHead.tsx'
import { useWords } from '../../use-texts.ts'
import { BANCO } from './banco-texts.ts'
import { Descartar } from './Descartar.tsx'
import { Importar } from './Importar.tsx'
import { type Fila, sinCasar } from './movimiento.ts'
import { TablaSinCasar } from './TablaSinCasar.tsx'
import { useCasar } from './use-casar.ts'

/** The bank's desk: a statement comes in, and what is not matched is gone through, one after the other. */
export default function Casar() {
  const say = useWords(BANCO)
  const may = useMay()
  const read = useRead(banco.search, sinCasar, { placeholderData: keepPreviousData, staleTime: 0 })
  return (
    <>
      <PlainHead screen="banco" title={say.casar} />
      <div className="o-scroll">
        {may(banco.importar.access) && <Importar />}
        <Leido de={read}>
          {({ data, totalCount }) => (
            <section className="o-sec o-flat">
              {data.length === 0 ? <p className="o-q">{say.nadaQueCasar}</p> : <SinCasar filas={data} />}
              {totalCount > data.length && <p className="o-q">{say.primeros}</p>}
            </section>
          )}
        </Leido>
      </div>
    </>
  )
}

function SinCasar({ filas }: { filas: Fila[] }) {
  const go = useGo()
  const may = useMay()
  const say = useWords(BANCO)
  const { aceptar, busy } = useCasar()
  const [at, setAt] = useState(0)
  const [aside, setAside] = useState<Fila | null>(null)
  const ids = filas.map(({ id }) => id)
  const { data: propuestas = [] } = useRead(
    banco.propuestas,
    { body: { ids } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const actual = Math.min(at, filas.length - 1)
  const fila = filas[actual]
  const de = (id: number) => propuestas.find(({ movimientoId }) => movimientoId === id)
  const confirmar = (id: number) => {
    const propuesta = de(id)
    const apunte = filas.find((una) => una.id === id)
    if (!propuesta || !apunte || busy || !may(banco.confirmar.access)) return
    void aceptar(apunte, propuesta)
  }
  const mover = (pasos: number) => setAt(Math.max(0, Math.min(filas.length - 1, actual + pasos)))
  useKeys([
    { keys: 'j', label: say.siguiente, run: () => mover(1), strip: true },
    { keys: 'k', label: say.anterior, run: () => mover(-1), strip: true },
    { keys: 'enter', label: say.confirmar, run: () => fila && confirmar(fila.id), strip: true },
    { keys: 'x', label: say.descartar, run: () => fila && may(banco.descartar.access) && setAside(fila), strip: true },
    { keys: 'o', label: say.abrir, run: () => fila && go(hrefOf('banco', fila.id)), strip: true },
  ])
  return (
    <>
      <TablaSinCasar
        {...{ filas, actual, busy }}
        propuestaDe={de}
        onConfirm={may(banco.confirmar.access) ? confirmar : undefined}
        onPick={setAt}
      />
      {aside && <Descartar row={aside} onClose={() => setAside(null)} />}
    </>
  )
}
