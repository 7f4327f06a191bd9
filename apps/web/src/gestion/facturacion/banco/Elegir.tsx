import { keepPreviousData } from '@tanstack/react-query'
import { banco } from '@telar/contract/facturacion/banco'
import { facturas } from '@telar/contract/facturacion/facturas'
import { enEuros, sumarEuros } from '@telar/domain/dinero'
import { Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../access.ts'
import { useRead } from '../../calls.ts'
import { useKeys } from '../../frame/keys.tsx'
import { Button } from '../../parts/Button.tsx'
import { Buscador } from '../../parts/buscar/Buscador.tsx'
import { CeldaDeNumero } from '../../parts/hoja/CeldaDeNumero.tsx'
import { FieldShell } from '../../record/form/FieldShell.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { BANCO, BANCO_LABELS } from './banco-texts.ts'
import type { Movimiento, Parte } from './movimiento.ts'
import { Certeza, RemesaPropuesta } from './Propuesta.tsx'
import { useCasar } from './use-casar.ts'

type Elegida = Parte & { fecha: string | null }

/** What of an amount an invoice can take. */
const cabe = (pendiente: number, resto: number) => Math.sign(resto) * Math.min(Math.abs(pendiente), Math.abs(resto))

/** Deciding what a movement pays: what is proposed, or invoices chosen by hand. */
export function Elegir({ movimiento }: { movimiento: Movimiento }) {
  const may = useMay()
  const { money, amount } = useFormat()
  const say = useWords(BANCO)
  const labels = useWords(BANCO_LABELS)
  const { casar, casarRemesa, busy } = useCasar()
  const { propuesta, resto, fecha } = movimiento
  const [partes, setPartes] = useState<readonly Elegida[]>(
    () => propuesta?.partes.map((parte) => ({ ...parte, fecha: null })) ?? [],
  )
  const [motivo, setMotivo] = useState('')
  const suma = sumarEuros(partes.map(({ importe }) => importe))
  const queda = enEuros(resto - suma)
  const antes = partes.some((parte) => parte.fecha !== null && parte.fecha > fecha)
  const ready =
    partes.length > 0 &&
    !busy &&
    partes.every(({ importe }) => Math.sign(importe) === Math.sign(resto)) &&
    Math.abs(suma) <= Math.abs(resto) &&
    (!antes || motivo.trim() !== '')
  const run = () => ready && void casar(movimiento.id, partes, motivo.trim())
  useKeys([{ keys: 'ctrl+enter', label: say.confirmar, run, strip: true, typing: true }])
  const cambiar = (facturaId: number, importe: number) =>
    setPartes(partes.map((parte) => (parte.facturaId === facturaId ? { ...parte, importe } : parte)))
  if (!may(banco.confirmar.access)) return null
  return (
    <section className="o-sec o-flat">
      <h2 className="o-h2">{say.facturas}</h2>
      {propuesta && <Certeza propuesta={propuesta} />}
      {propuesta?.remesa && partes.length === 0 && (
        <div className="o-row o-bank-foot">
          <span>
            <RemesaPropuesta remesa={propuesta.remesa} />
          </span>
          <Button
            look="main"
            icon={Check}
            disabled={busy}
            onClick={() => propuesta.remesa && void casarRemesa(movimiento.id, propuesta.remesa.id)}
          >
            {say.cobrarRemesa}
          </Button>
        </div>
      )}
      {partes.length > 0 && (
        <div className="o-t-scroll">
          <table className="o-t o-t-money o-t-narrow o-t-match">
            <thead>
              <tr>
                <th>{say.factura}</th>
                <th>{say.cliente}</th>
                <th className="o-n">{say.pendiente} €</th>
                <th className="o-n">{say.seCobra} €</th>
                <th />
              </tr>
            </thead>
            <tbody>
              {partes.map((parte) => (
                <tr key={parte.facturaId}>
                  <td className="o-m">{parte.numeroCompleto}</td>
                  <td>{parte.cliente}</td>
                  <td className="o-n">{amount(parte.pendiente)}</td>
                  <td className="o-n">
                    {parte.cobroId === null ? (
                      <CeldaDeNumero
                        label={`${say.seCobra} ${parte.numeroCompleto}`}
                        col="importe"
                        value={parte.importe}
                        show={amount}
                        good={(n) => Math.sign(n) === Math.sign(resto)}
                        onChange={(n) => cambiar(parte.facturaId, n ?? 0)}
                      />
                    ) : (
                      amount(parte.importe)
                    )}
                  </td>
                  <td className="o-act">
                    <Button
                      look="ghost"
                      small
                      iconOnly
                      icon={Trash2}
                      onClick={() => setPartes(partes.filter((otra) => otra !== parte))}
                    >
                      {say.quitar}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th colSpan={3}>{queda !== 0 && `${labels.resto}: ${money(queda)}`}</th>
                <td className="o-n">{amount(suma)}</td>
                <td />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {antes && (
        <FieldShell id="banco-motivo" label={say.antes} width="wide">
          <input
            id="banco-motivo"
            className="o-in"
            maxLength={200}
            value={motivo}
            onChange={(event) => setMotivo(event.target.value)}
          />
        </FieldShell>
      )}
      <div className="o-row o-bank-foot">
        <BuscarFactura
          entra={resto > 0}
          without={partes.map(({ facturaId }) => facturaId)}
          onPick={(nueva) => setPartes([...partes, { ...nueva, importe: cabe(nueva.pendiente, queda) }])}
        />
        <Button
          look={propuesta?.remesa && partes.length === 0 ? 'plain' : 'main'}
          keys="ctrl+enter"
          disabled={!ready}
          onClick={run}
        >
          {say.confirmar}
        </Button>
      </div>
    </section>
  )
}

interface BuscarFacturaProps {
  entra: boolean
  without: readonly number[]
  onPick: (elegida: Elegida) => void
}

/** Finds an issued invoice that owes in that direction. */
function BuscarFactura({ entra, without, onPick }: BuscarFacturaProps) {
  const { money } = useFormat()
  const say = useWords(BANCO)
  const [keyword, setKeyword] = useState('')
  const filters = [
    { field: 'estado', operator: 'eq' as const, value: 'emitida' },
    { field: 'pendiente', operator: entra ? ('gt' as const) : ('lt' as const), value: 0 },
  ]
  const body = { keyword, advancedFilter: { logic: 'and' as const, filters }, pageSize: 10, orderBy: ['fecha asc'] }
  const { data } = useRead(
    facturas.search,
    { body },
    { enabled: keyword.trim() !== '', placeholderData: keepPreviousData },
  )
  const found = (keyword.trim() === '' ? [] : (data?.data ?? []))
    .filter(({ id }) => !without.includes(id))
    .map((fila) => ({
      key: fila.id,
      label: fila.numeroCompleto ?? '',
      detail: fila.cliente,
      aside: money(fila.pendiente),
      elegida: {
        ...{ facturaId: fila.id, cobroId: null, importe: 0, numeroCompleto: fila.numeroCompleto ?? '' },
        ...{ clienteId: fila.clienteId, cliente: fila.cliente, pendiente: fila.pendiente },
        ...{ vence: fila.vence, fecha: fila.fecha },
      },
    }))
  return (
    <Buscador
      {...{ found, keyword }}
      label={say.buscar}
      none={say.ninguna}
      onKeyword={setKeyword}
      onPick={({ elegida }) => onPick(elegida)}
    />
  )
}
