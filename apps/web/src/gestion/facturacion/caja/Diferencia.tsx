import { useFormat, useWords } from '../../use-texts.ts'
import { CAJA as SAY } from './caja-texts.ts'

interface DiferenciaProps {
  contado: number | null
  teorico: number
  diferencia: number | null
}

/** What was counted against what there should be. */
export function Diferencia({ contado, teorico, diferencia }: DiferenciaProps) {
  const { amount, money } = useFormat()
  const say = useWords(SAY)
  return (
    <table className="o-sum" aria-live="polite">
      <tbody>
        <tr>
          <th scope="row" className="o-q">
            {say.contado}
          </th>
          <td className="o-n">{contado === null ? '–' : amount(contado)}</td>
        </tr>
        <tr>
          <th scope="row" className="o-q">
            {say.teorico}
          </th>
          <td className="o-n">{amount(teorico)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.diferencia}</th>
          <td className={diferencia !== null && diferencia !== 0 ? 'o-n o-err' : 'o-n'}>
            {diferencia === null ? '–' : diferencia === 0 ? say.cuadra : money(diferencia)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
