import { flatten, unflatten, type Values } from '../form/form-values.ts'

export interface Difference {
  path: string
  mine: unknown
  theirs: unknown
  /** What a merge without questions would take: whoever has changed it; mine where both have. */
  take: 'mine' | 'theirs'
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** Where what I wrote and what was saved meanwhile say different things. */
export function differences(base: Values, mine: Values, theirs: Values): Difference[] {
  const before = new Map(flatten(base))
  const saved = new Map(flatten(theirs))
  return flatten(mine)
    .filter(([path, value]) => !same(value, saved.get(path)))
    .map(([path, value]) => ({
      path,
      mine: value,
      theirs: saved.get(path),
      take: same(value, before.get(path)) ? 'theirs' : 'mine',
    }))
}

/** The values after a choice for each difference. */
export function settle(theirs: Values, chosen: readonly Difference[]): Values {
  const values = new Map(flatten(theirs))
  for (const { path, mine, take } of chosen) if (take === 'mine') values.set(path, mine)
  return unflatten([...values])
}
