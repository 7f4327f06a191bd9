import type { Vencimiento } from '@telar/contract/facturacion/transferencias'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { PANTALLA } from './transferencia.ts'
import { CLASE, TRANSFERENCIA } from './transferencia-texts.ts'

/** By which something that falls due is told from the rest. */
export const claveDe = ({ clase, documentoId, vence }: Pick<Vencimiento, 'clase' | 'documentoId' | 'vence'>): string =>
  `${clase} ${documentoId} ${vence}`

const DE_QUIEN = { recibida: 'proveedores', liquidacion: 'comerciales' } as const

interface TablaDePagosProps {
  pagos: readonly Vencimiento[]
  /** Those that somebody has put in. */
  marcados: ReadonlySet<string>
  onMark: (pagos: readonly Vencimiento[], si: boolean) => void
}

/** What could be paid, each marked or not; and what cannot, with why. */
export function TablaDePagos({ pagos, marcados, onMark }: TablaDePagosProps) {
  const { amount, date, word } = useFormat()
  const say = useWords(TRANSFERENCIA)
  const posibles = pagos.filter(({ reparo }) => reparo === null)
  const dentro = posibles.filter((pago) => marcados.has(claveDe(pago)))
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-cards">
        <thead>
          <tr>
            <th className="o-mark-cell" data-all={say.todos}>
              <input
                type="checkbox"
                className="o-ck"
                aria-label={say.todos}
                disabled={posibles.length === 0}
                checked={posibles.length > 0 && dentro.length === posibles.length}
                ref={(element) => {
                  if (element) element.indeterminate = dentro.length > 0 && dentro.length < posibles.length
                }}
                onChange={() => onMark(posibles, dentro.length === 0)}
              />
            </th>
            <th>{say.quien}</th>
            <th>{say.porQue}</th>
            <th>{say.vence}</th>
            <th className="o-n">{say.importe} €</th>
          </tr>
        </thead>
        <tbody>
          {pagos.map((pago) => (
            <tr key={claveDe(pago)}>
              <td className="o-mark-cell">
                <input
                  type="checkbox"
                  className="o-ck"
                  aria-label={`${pago.beneficiario} ${date(pago.vence)}`}
                  disabled={pago.reparo !== null}
                  checked={pago.reparo === null && marcados.has(claveDe(pago))}
                  onChange={({ target }) => onMark([pago], target.checked)}
                />
              </td>
              <td>
                <OfficeLink className="o-link" href={hrefOf(DE_QUIEN[pago.clase], pago.beneficiarioId)}>
                  {pago.beneficiario}
                </OfficeLink>
                {pago.reparo !== null && (
                  <div>
                    <State mark="blocked">{pago.reparo === 'sin-cuenta' ? say.sinCuenta : say.fueraDeSepa}</State>
                  </div>
                )}
              </td>
              <td>
                <OfficeLink className="o-link" href={hrefOf(PANTALLA[pago.clase], pago.documentoId)}>
                  {pago.importe < 0 ? say.abono : word(CLASE[pago.clase])}{' '}
                  {pago.clase === 'liquidacion' ? date(pago.numero) : pago.numero}
                </OfficeLink>
              </td>
              <td>{date(pago.vence)}</td>
              <td className="o-n o-m">{amount(pago.importe)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  )
}
