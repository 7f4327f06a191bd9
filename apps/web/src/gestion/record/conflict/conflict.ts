import type { Values } from '../form/form-values.ts'

export interface Difference {
  path: string
  mine: unknown
  theirs: unknown
  /** What a merge without questions would take: whoever has changed it; mine where both have. */
  take: 'mine' | 'theirs'
}

const none = (value: unknown) => (value === '' ? null : (value ?? null))
const same = (a: unknown, b: unknown) => JSON.stringify(none(a)) === JSON.stringify(none(b))

const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The paths of a field: each of its parts, unless one side has none of them. */
function pathsOf(name: string, mine: unknown, theirs: unknown): string[] {
  if (!isGroup(mine) || !isGroup(theirs)) return [name]
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((key) => `${name}.${key}`)
}

function at(values: Values, path: string): unknown {
  const [name = '', key] = path.split('.')
  const value = values[name]
  if (key === undefined) return value
  return isGroup(value) ? value[key] : undefined
}

/** Where what I wrote and what was saved meanwhile say different things. */
export const differences = (base: Values, mine: Values, theirs: Values): Difference[] =>
  Object.keys(mine)
    .flatMap((name) => pathsOf(name, mine[name], theirs[name]))
    .filter((path) => !same(at(mine, path), at(theirs, path)))
    .map((path) => ({
      path,
      mine: at(mine, path),
      theirs: at(theirs, path),
      take: same(at(mine, path), at(base, path)) ? 'theirs' : 'mine',
    }))

/** The values after a choice for each difference. */
export function settle(theirs: Values, chosen: readonly Difference[]): Values {
  const values = { ...theirs }
  for (const { path, mine, take } of chosen) {
    const [name = '', key] = path.split('.')
    if (take === 'mine') values[name] = key === undefined ? mine : { ...(values[name] as Values), [key]: mine }
  }
  return values
}

/** Of a list, what the other one does not have; all of it where they differ in their order alone. */
export function apart(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value
  const without = (list: unknown[], there: unknown[]) => list.filter((one) => !there.some((it) => same(one, it)))
  const own = without(value, other)
  return own.length === 0 && without(other, value).length === 0 ? value : own
}
