import { useFormat, useWords } from '../../../use-texts.ts'
import { VER } from './ver-texts.ts'

interface VencimientosProps {
  vencimientos: readonly { fecha: string; importe: number; pendiente?: number }[]
}

/** When each part is due, and which of them are paid. */
export function Vencimientos({ vencimientos }: VencimientosProps) {
  const { date, amount } = useFormat()
  const say = useWords(VER)
  if (vencimientos.length === 0) return null
  return (
    <table className="o-sum o-dues" aria-label={say.due}>
      <tbody>
        {vencimientos.map(({ fecha, importe, pendiente }) => (
          <tr key={fecha}>
            <td>{date(fecha)}</td>
            <td className="o-q">
              {pendiente === undefined || pendiente === importe
                ? ''
                : pendiente === 0
                  ? say.paid
                  : say.left(amount(pendiente))}
            </td>
            <td className="o-n">{amount(importe)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
