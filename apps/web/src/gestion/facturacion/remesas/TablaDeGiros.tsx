import type { Giro } from '@telar/contract/facturacion/remesas'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { REMESA, REPARO } from './remesa-texts.ts'

/** By which a due date is told from the others. */
export const claveDe = ({ facturaId, vence }: Pick<Giro, 'facturaId' | 'vence'>): string => `${facturaId} ${vence}`

interface TablaDeGirosProps {
  giros: readonly Giro[]
  /** Those that somebody has taken out. */
  quitados: ReadonlySet<string>
  onMark: (giros: readonly Giro[], si: boolean) => void
}

/** Due dates that could be charged, each marked or not; and those that cannot, with why. */
export function TablaDeGiros({ giros, quitados, onMark }: TablaDeGirosProps) {
  const { amount, date, word } = useFormat()
  const say = useWords(REMESA)
  const posibles = giros.filter(({ reparo }) => reparo === null)
  const marcados = posibles.filter((giro) => !quitados.has(claveDe(giro)))
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
                checked={posibles.length > 0 && marcados.length === posibles.length}
                ref={(element) => {
                  if (element) element.indeterminate = marcados.length > 0 && marcados.length < posibles.length
                }}
                onChange={() => onMark(posibles, marcados.length === 0)}
              />
            </th>
            <th>{say.cliente}</th>
            <th>{say.factura}</th>
            <th>{say.vence}</th>
            <th className="o-n">{say.importe} €</th>
          </tr>
        </thead>
        <tbody>
          {giros.map((giro) => {
            const clave = claveDe(giro)
            return (
              <tr key={clave}>
                <td className="o-mark-cell">
                  <input
                    type="checkbox"
                    className="o-ck"
                    aria-label={`${giro.numeroCompleto} ${date(giro.vence)}`}
                    disabled={giro.reparo !== null}
                    checked={giro.reparo === null && !quitados.has(clave)}
                    onChange={({ target }) => onMark([giro], target.checked)}
                  />
                </td>
                <td>
                  <OfficeLink className="o-link" href={hrefOf('clientes', giro.clienteId)}>
                    {giro.cliente}
                  </OfficeLink>
                  {giro.reparo !== null && (
                    <div>
                      <State mark="blocked">{word(REPARO[giro.reparo])}</State>
                    </div>
                  )}
                </td>
                <td>
                  <OfficeLink className="o-link o-m" href={hrefOf('facturas', giro.facturaId)}>
                    {giro.numeroCompleto}
                  </OfficeLink>
                </td>
                <td>{date(giro.vence)}</td>
                <td className="o-n o-m">{amount(giro.importe)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Sideways>
  )
}
