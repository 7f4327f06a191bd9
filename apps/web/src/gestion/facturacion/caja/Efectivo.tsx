import { sumarEuros } from '@telar/domain/dinero'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Caja } from './caja.ts'
import { CAJA as SAY } from './caja-texts.ts'

/** What came in as cash: whatever of the theoretical sum nothing else explains. */
function enEfectivo({ teorico, apertura, aportaciones, gastos, banco }: Caja): number {
  return sumarEuros([teorico, -apertura, -aportaciones, gastos, banco])
}

/** From what the till opened with to what should be in it. */
export function Efectivo({ caja }: { caja: Caja }) {
  const { word, amount, money } = useFormat()
  const say = useWords(SAY)
  const filas = [
    [SAY.apertura, caja.apertura],
    [SAY.cobradoEfectivo, enEfectivo(caja), SAY.conTodo],
    [SAY.aportaciones, caja.aportaciones],
    [SAY.gastos, -caja.gastos],
    [SAY.banco, -caja.banco],
  ] as const
  return (
    <Part title={say.efectivo}>
      <table className="o-sum">
        <tbody>
          {filas.map(([label, importe, hint]) => (
            <tr key={label.es}>
              <th scope="row" className="o-q">
                {word(label)} {hint && <span className="o-s">({word(hint)})</span>}
              </th>
              <td className="o-n">{importe === 0 ? '–' : amount(importe)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.teorico}</th>
            <td className="o-n">{money(caja.teorico)}</td>
          </tr>
        </tfoot>
      </table>
    </Part>
  )
}
