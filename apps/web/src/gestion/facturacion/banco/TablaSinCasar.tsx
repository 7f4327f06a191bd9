import type { PropuestaDeCobro } from '@telar/contract/facturacion/banco'
import { Check } from 'lucide-react'
import { Button } from '../../parts/Button.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { BANCO, BANCO_LABELS } from './banco-texts.ts'
import { dichoDe, type Fila } from './movimiento.ts'
import { Propuesta } from './Propuesta.tsx'

interface TablaSinCasarProps {
  filas: readonly Fila[]
  /** The one that keys speak of. */
  actual: number
  busy: boolean
  propuestaDe: (id: number) => PropuestaDeCobro | undefined
  onConfirm: ((id: number) => void) | undefined
  onPick: (place: number) => void
}

/** Movements with something left, and beside each what it most likely pays. */
export function TablaSinCasar({ filas, actual, busy, propuestaDe, onConfirm, onPick }: TablaSinCasarProps) {
  const { amount, date } = useFormat()
  const say = useWords(BANCO)
  const labels = useWords(BANCO_LABELS)
  return (
    <div className="o-t-scroll">
      <table className="o-t o-t-money o-t-bank">
        <thead>
          <tr>
            <th>{labels.fecha}</th>
            <th>{labels.texto}</th>
            <th className="o-n">{labels.resto} €</th>
            <th>{say.propuesta}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {filas.map((fila, i) => {
            const propuesta = propuestaDe(fila.id)
            return (
              <tr
                key={fila.id}
                className={i === actual ? 'o-cur' : undefined}
                aria-current={i === actual || undefined}
                onFocus={() => onPick(i)}
              >
                <td>{date(fila.fecha)}</td>
                <td>
                  <OfficeLink className="o-link" href={hrefOf('banco', fila.id)}>
                    {dichoDe(fila) || date(fila.fecha)}
                  </OfficeLink>
                </td>
                <td className="o-n o-m">{amount(fila.resto)}</td>
                <td>
                  {propuesta ? <Propuesta propuesta={propuesta} /> : <span className="o-q">{say.sinPropuesta}</span>}
                </td>
                <td className="o-n">
                  {propuesta && onConfirm && (
                    <Button
                      small
                      icon={Check}
                      look={i === actual && propuesta.seguridad === 'alta' ? 'main' : 'plain'}
                      disabled={busy}
                      onClick={() => onConfirm(fila.id)}
                    >
                      {say.confirmar}
                    </Button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
