import type { Column } from '../../declare/values.ts'

const FINE = 34
const COARSE = 44
const PICTURED = 46
export const TWO_LINES = 60

/** The room that rows had when a list was last in sight: the next one is laid out for it at once, not twice. */
export const lastRoom = { width: Number.POSITIVE_INFINITY, height: 0 }

/** Rows are taller where a finger points, and where there is a picture to recognise. */
export function rowHeight(columns: readonly Column[]): number {
  if (columns.some(({ kind }) => kind === 'imagen')) return PICTURED
  return window.matchMedia('(pointer: coarse)').matches ? COARSE : FINE
}
