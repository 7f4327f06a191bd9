import type { ReactNode } from 'react'
import type { Mark } from '../declare/values.ts'

/** A state: its shape and its word, never its colour alone. */
export const State = ({ mark, children }: { mark: Mark; children: ReactNode }) => (
  <span className={`o-st o-st-${mark}`}>{children}</span>
)

/** A patch of a colour. */
export const Swatch = ({ hex }: { hex: string }) => (
  <i className="o-sw" style={{ backgroundColor: hex }} aria-hidden="true" />
)
