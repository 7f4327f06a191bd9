import type { CartaPropuesta } from '@telar/contract/facturacion/reclamaciones'
import { sumarEuros } from '@telar/domain/dinero'
import { Eye, UserCog } from 'lucide-react'
import { Button } from '../../parts/Button.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { TONO } from '../reclamacion-tonos.ts'
import { claveDe } from './carta.ts'
import { RECLAMACION } from './reclamacion-texts.ts'

interface TablaDeCartasProps {
  cartas: readonly CartaPropuesta[]
  /** Those that somebody has taken out. */
  quitadas: ReadonlySet<string>
  conIntereses: boolean
  onMark: (cartas: readonly CartaPropuesta[], si: boolean) => void
  onSee: (carta: CartaPropuesta) => void
  onTreat: ((carta: CartaPropuesta) => void) | undefined
}

/** The letters that are due, each with what it is of. */
export function TablaDeCartas({ cartas, quitadas, conIntereses, onMark, onSee, onTreat }: TablaDeCartasProps) {
  const { amount, word } = useFormat()
  const say = useWords(RECLAMACION)
  const posibles = cartas.filter(({ para }) => para !== null)
  const marcadas = posibles.filter((carta) => !quitadas.has(claveDe(carta)))
  return (
    <Sideways>
      <table className="o-t o-t-money o-t-cards">
        <thead>
          <tr>
            <th className="o-mark-cell" data-all={say.todas}>
              <input
                type="checkbox"
                className="o-ck"
                aria-label={say.todas}
                disabled={posibles.length === 0}
                checked={posibles.length > 0 && marcadas.length === posibles.length}
                ref={(element) => {
                  if (element) element.indeterminate = marcadas.length > 0 && marcadas.length < posibles.length
                }}
                onChange={() => onMark(posibles, marcadas.length === 0)}
              />
            </th>
            <th>{say.cliente}</th>
            <th>{say.aviso}</th>
            <th>{say.facturas}</th>
            <th className="o-n">{say.total} €</th>
            {conIntereses && <th className="o-n">{say.demora} €</th>}
            <td />
          </tr>
        </thead>
        <tbody>
          {cartas.map((carta) => {
            const { clienteId, cliente, para, tono, debidas, total, aFavor, interes, compensacion } = carta
            const clave = claveDe(carta)
            return (
              <tr key={clave}>
                <td className="o-mark-cell">
                  <input
                    type="checkbox"
                    className="o-ck"
                    aria-label={`${cliente}, ${word(TONO[tono].label)}`}
                    disabled={para === null}
                    checked={para !== null && !quitadas.has(clave)}
                    onChange={({ target }) => onMark([carta], target.checked)}
                  />
                </td>
                <td>
                  <OfficeLink className="o-link" href={hrefOf('clientes', clienteId)}>
                    {cliente}
                  </OfficeLink>
                  <div className="o-q">{para ?? <State mark="blocked">{say.sinCorreo}</State>}</div>
                </td>
                <td>
                  <State mark={TONO[tono].mark}>{word(TONO[tono].label)}</State>
                </td>
                <td>
                  {debidas.map(({ facturaId, numeroCompleto, vence, dias }) => (
                    <div key={`${facturaId} ${vence}`}>
                      <OfficeLink className="o-link o-m" href={hrefOf('facturas', facturaId)}>
                        {numeroCompleto}
                      </OfficeLink>{' '}
                      <span className="o-q">{say.dias(dias)}</span>
                    </div>
                  ))}
                </td>
                <td className="o-n o-m">
                  {amount(total)}
                  {aFavor > 0 && <div className="o-q">{say.aFavor(amount(aFavor))}</div>}
                </td>
                {conIntereses && <td className="o-n">{amount(sumarEuros([interes, compensacion]))}</td>}
                <td className="o-n">
                  <Button small look="ghost" icon={Eye} onClick={() => onSee(carta)}>
                    {say.ver}
                  </Button>
                  {onTreat && (
                    <Button small look="ghost" iconOnly icon={UserCog} onClick={() => onTreat(carta)}>
                      {say.trato}
                    </Button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Sideways>
  )
}
