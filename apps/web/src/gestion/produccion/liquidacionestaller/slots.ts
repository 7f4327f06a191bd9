import type { ComponentType } from 'react'
import { slot } from '../../declare/contribution.ts'

/** What areas above tell of a workshop's statement: its invoice, and what of it was paid. */
export const DE_LIQUIDACION = slot<ComponentType<{ liquidacionId: number; tallerId: number }>>(
  'liquidacionestaller.de-liquidacion',
)
