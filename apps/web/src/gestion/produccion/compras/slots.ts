import type { ComponentType } from 'react'
import { slot } from '../../declare/contribution.ts'

/** What areas above tell of a purchase order: what was invoiced of it. */
export const DE_COMPRA = slot<ComponentType<{ compraId: number }>>('compras.de-compra')
