import type { Factura } from '@telar/contract/facturacion/factura'
import { useFormat, useWords } from '../../../use-texts.ts'
import { VER } from './ver-texts.ts'

/** What an invoice comes to, rate by rate. What is nothing is left out. */
export function ImportesDeFactura({ importes, prendas }: Pick<Factura, 'importes' | 'prendas'>) {
  const { amount, money, number } = useFormat()
  const say = useWords(VER)
  const { bruto, dtoComercial, dtoProntoPago, portes, tramos, total } = importes
  const rows: [string, number][] = [
    [say.trade, -dtoComercial],
    [say.prompt, -dtoProntoPago],
    [say.carriage, portes],
    ...tramos.flatMap(({ iva, re, base, cuotaIva, cuotaRe }): [string, number][] => [
      [say.net(number(iva)), base],
      [say.vat(number(iva)), cuotaIva],
      [say.surcharge(number(re)), cuotaRe],
    ]),
  ]
  return (
    <table className="o-sum">
      <tbody>
        <tr>
          <td className="o-q">
            {say.gross}, {say.pieces(prendas).replace('-', '−')}
          </td>
          <td className="o-n">{amount(bruto)}</td>
        </tr>
        {rows
          .filter(([, value]) => value !== 0)
          .map(([label, value]) => (
            <tr key={label}>
              <td className="o-q">{label}</td>
              <td className="o-n">{amount(value)}</td>
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
  )
}
