import type { ReactNode } from 'react'

interface FaltaProps {
  /** The amount to be reached, and what is missing to it. */
  de: number
  falta: number
  children: ReactNode
}

/** How far an order is from an amount that changes something. */
export function Falta({ de, falta, children }: FaltaProps) {
  return (
    <div className="min">
      <p>{children}</p>
      <progress className="progress" max={de} value={de - falta} aria-hidden="true" />
    </div>
  )
}
