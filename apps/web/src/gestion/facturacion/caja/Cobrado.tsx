import { sumarEuros } from '@telar/domain/dinero'
import { MEDIO_DE_COBRO } from '../../clientes/formas-de-pago.ts'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import type { Caja } from './caja.ts'
import { CAJA as SAY } from './caja-texts.ts'

/** What came in on the day by each means, deposits and refunds apart. */
export function Cobrado({ caja }: { caja: Caja }) {
  const { word, amount, money } = useFormat()
  const say = useWords(SAY)
  const filas = [
    ...caja.cobros.map(({ medio, importe }) => [MEDIO_DE_COBRO[medio], importe] as const),
    [SAY.anticipos, caja.anticipos] as const,
    [SAY.devoluciones, caja.devoluciones] as const,
  ].filter(([, importe]) => importe !== 0)
  const total = sumarEuros(filas.map(([, importe]) => importe))
  return (
    <Part title={say.cobros}>
      {filas.length === 0 ? (
        <p className="o-q">{say.sinCobros}</p>
      ) : (
        <table className="o-sum">
          <tbody>
            {filas.map(([label, importe]) => (
              <tr key={label.es}>
                <th scope="row" className="o-q">
                  {word(label)}
                </th>
                <td className="o-n">{amount(importe)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say.total}</th>
              <td className="o-n">{money(total)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </Part>
  )
}
