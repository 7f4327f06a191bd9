import type { Pedido } from '@telar/contract/ventas/pedidos'
import { useFormat, useWords } from '../../use-texts.ts'
import { PEDIDO } from './pedido-texts.ts'

/** What an order comes to, and how. */
export function ImportesDelPedido({ importes, prendas }: Pick<Pedido, 'importes' | 'prendas'>) {
  const { amount, money, number } = useFormat()
  const say = useWords(PEDIDO)
  const { bruto, dtoComercial, dtoProntoPago, portes, base, iva, cuotaIva, re, cuotaRe, total } = importes
  const line = (label: string, value: string) => (
    <tr>
      <td className="o-q">{label}</td>
      <td className="o-n">{value}</td>
    </tr>
  )
  return (
    <table className="o-sum">
      <tbody>
        {line(`${say.gross}, ${say.pieces(prendas)}`, amount(bruto))}
        {dtoComercial !== 0 && line(say.trade, amount(-dtoComercial))}
        {dtoProntoPago !== 0 && line(say.prompt, amount(-dtoProntoPago))}
        {portes !== 0 && line(say.carriage, amount(portes))}
        {line(say.net, amount(base))}
        {cuotaIva !== 0 && line(say.vat(number(iva)), amount(cuotaIva))}
        {cuotaRe !== 0 && line(say.surcharge(number(re)), amount(cuotaRe))}
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
