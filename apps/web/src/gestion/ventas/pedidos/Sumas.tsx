import { keepPreviousData } from '@tanstack/react-query'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { useRead } from '../../calls.ts'
import type { WholeSearch } from '../../declare/screen.ts'
import { useFormat, useWords } from '../../use-texts.ts'
import { PEDIDO } from './pedido-texts.ts'

/** What the orders of the whole filter come to. */
export function Sumas({ body }: { body: WholeSearch }) {
  const { number, money } = useFormat()
  const say = useWords(PEDIDO)
  const { data } = useRead(pedidos.sumaTotales, { body }, { placeholderData: keepPreviousData })
  if (!data) return null
  return (
    <span className="o-sums">
      <span>
        <span className="o-q">{say.garments}</span> <b>{number(data.prendas)}</b>
      </span>
      <span>
        <span className="o-q">{say.net}</span> <b>{money(data.base)}</b>
      </span>
    </span>
  )
}
