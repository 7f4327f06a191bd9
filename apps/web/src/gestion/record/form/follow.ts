import type { RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { changesOf } from '../../../kit/form/changes.ts'
import { carryTo } from '../../../kit/form/use-left.ts'

/** What follows once a form is saved, by what its saving answered. */
export interface Follows<K> {
  /** All of it is saved: one goes on from here. */
  leave: (kept: K) => void
  /** Something was written since: it stays in this form, unless it is carried to that of another page. */
  goOn: (kept: K, carry: (href: string) => void) => unknown
}

/** What the fields of a form are left under, whatever page it is on. */
export const nameOf = (fields: readonly string[]): string => fields.toSorted().join()

/** Goes where saving leads, with all that was written since it was sent; answers whether that was nothing. */
export async function follow<V extends FieldValues, O, K>(
  { reset, getValues }: Pick<UseFormReturn<V, unknown, O>, 'reset' | 'getValues'>,
  unsaved: RefObject<number>,
  fields: readonly string[],
  sent: V,
  kept: K,
  { leave, goOn }: Follows<K>,
): Promise<boolean> {
  const now = structuredClone(getValues())
  const changes = changesOf(sent, now)
  const settle = () => {
    reset(now)
    unsaved.current = 0
  }
  if (!changes) {
    settle()
    leave(kept)
    return true
  }
  reset(sent)
  reset(now, { keepDefaultValues: true })
  await goOn(kept, (href) => {
    settle()
    carryTo(href, nameOf(fields), changes)
  })
  return false
}
