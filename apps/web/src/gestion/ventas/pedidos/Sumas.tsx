import { keepPreviousData } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { Group } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useRead } from '../../calls.ts'
import type { WholeSearch } from '../../declare/screen.ts'
import { Button } from '../../parts/Button.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { PEDIDO } from './pedido-texts.ts'

const Grupos = lazyRouteComponent(() => import('./Grupos.tsx'), 'Grupos')

/** What the orders of the whole filter come to. */
export function Sumas({ body }: { body: WholeSearch }) {
  const { number, money } = useFormat()
  const say = useWords(PEDIDO)
  const [grouping, setGrouping] = useState(false)
  const { data } = useRead(pedidos.sumaTotales, { body }, { placeholderData: keepPreviousData })
  if (!data) return null
  return (
    <span className="o-sums">
      <Button look="ghost" small icon={Group} onClick={() => setGrouping(true)}>
        {say.group}
      </Button>
      <span>
        <span className="o-q">{say.garments}</span> <b>{number(data.prendas)}</b>
      </span>
      <span>
        <span className="o-q">{say.net}</span> <b>{money(data.base)}</b>
      </span>
      <Suspense>{grouping && <Grupos body={body} onClose={() => setGrouping(false)} />}</Suspense>
    </span>
  )
}
