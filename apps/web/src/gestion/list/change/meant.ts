import type { Field } from '../../declare/values.ts'
import { changed, parseChange } from './typed-change.ts'

const CENTS = 2

export const isNumber = ({ control }: Field): boolean => control === 'number' || control === 'money'

/** What the control holds before anybody has typed. */
export const emptyFor = (field: Field): unknown =>
  field.control === 'checkbox' ? 'true' : field.control === 'lookup' ? null : ''

/** What becomes of a value by what was typed; nothing while that makes no sense yet. */
export function meantBy(field: Field, typed: unknown, decimal: string): ((before: unknown) => unknown) | null {
  if (typed === '' || typed === null) return null
  if (field.control === 'checkbox') return () => typed === 'true'
  if (!isNumber(field)) return () => typed
  const change = parseChange(String(typed), decimal)
  return change && ((before) => changed(change, typeof before === 'number' ? before : null, CENTS))
}
