import { type CSSProperties, memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import type { Tarjeta } from '../../pieces/ModeloCard.tsx'
import { watchNear } from './near.ts'
import { POR_VENTANA } from './ver-galeria.ts'

interface VentanaProps {
  modelos: readonly Tarjeta[]
  cuantos: number
  place: number
  /** What the heights are remembered by: the same list gives the same heights. */
  listKey: string
  children: (modelo: Tarjeta, place: number) => ReactNode
}

/** Heights as they were, so that going back finds everything where it stood. */
const heights = new Map<string, number>()

const rows = (cards: number, columns: number) => Math.ceil(cards / columns)

/** Some rows of cards. Far from view they are only their height. */
export const Ventana = memo(function Ventana({ modelos, cuantos, place, listKey, children }: VentanaProps) {
  const element = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(place === 0)
  const first = place * POR_VENTANA
  const cards = Math.min(POR_VENTANA, cuantos - first)
  const own = near ? modelos.slice(first, first + cards) : []

  useEffect(() => {
    const { current } = element
    if (!current) return undefined
    return watchNear(current, (isNear) => {
      if (!isNear && current.childElementCount > 0)
        heights.set(`${listKey}|${place}|${window.innerWidth}`, current.offsetHeight)
      // in slices, so that scrolling never waits for a whole window
      startTransition(() => setNear(isNear))
    })
  }, [listKey, place])

  if (own.length > 0) {
    return (
      <div ref={element} className="grid-3">
        {own.map((modelo, index) => children(modelo, first + index))}
      </div>
    )
  }
  const known = typeof window === 'undefined' ? undefined : heights.get(`${listKey}|${place}|${window.innerWidth}`)
  const style = { '--rows-of-3': rows(cards, 3), '--rows-of-2': rows(cards, 2), height: known }
  return <div ref={element} className="grid-far" style={style as CSSProperties} aria-hidden="true" />
})
