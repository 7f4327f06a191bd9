import type { WebModeloTarjeta } from '@telar/contract/catalogo/webmodelos'
import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react'
import { vistasDe } from './vistas.ts'

type Color = WebModeloTarjeta['colores'][number]

const SWIPE = 40

/** The pictures of a card: one in front, at first of the colour looked for; others by colour, by swiping or with the arrows. */
export function useVistas(colores: readonly Color[], buscado?: number) {
  const { vistas, delante } = vistasDe(colores, buscado)
  // those already seen stay beneath, so that the next one is never awaited before an empty frame
  const [seen, setSeen] = useState([delante])
  const start = useRef<{ x: number; y: number }>(undefined)
  const front = vistas[seen.at(-1) ?? 0]

  const show = (index: number) => {
    if (vistas[index]) setSeen((before) => [...before.filter((other) => other !== index), index])
  }
  const [before, setBefore] = useState(buscado)
  if (buscado !== before) {
    setBefore(buscado)
    show(delante)
  }
  const chooseColor = (id: number) => {
    if (front?.color.id !== id) show(vistas.findIndex(({ color }) => color.id === id))
  }
  const step = (by: 1 | -1) => show(((seen.at(-1) ?? 0) + by + vistas.length) % vistas.length)
  const stepColor = (by: 1 | -1) => {
    const place = colores.findIndex(({ id }) => id === front?.color.id)
    const next = colores[(place + by + colores.length) % colores.length]
    if (next) chooseColor(next.id)
  }

  const swipe = {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined
    },
    onTouchEnd: (event: TouchEvent) => {
      const finger = event.changedTouches[0]
      if (!start.current || !finger) return
      const [dx, dy] = [finger.clientX - start.current.x, finger.clientY - start.current.y]
      if (Math.abs(dx) < SWIPE || Math.abs(dx) < Math.abs(dy)) return
      // a swipe is no tap: the card's link must not be followed
      event.preventDefault()
      step(dx < 0 ? 1 : -1)
    },
  }
  const arrows = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') stepColor(1)
    if (event.key === 'ArrowLeft') stepColor(-1)
  }
  return { front, layers: seen.flatMap((index) => vistas[index] ?? []), chooseColor, swipe, arrows }
}
