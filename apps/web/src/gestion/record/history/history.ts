import type { Cambio } from '@telar/contract/casa/audit'

export interface Change {
  field: string
  before: unknown
  after: unknown
}

/** The audit names columns as the database does. */
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** What the house keeps for itself says nothing to a person. */
const INNER = ['id', 'version', 'creadoEn', 'modificadoEn']

const isTexts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field's change; of a text in several languages, only the languages that changed. */
function changesOf(field: string, before: unknown, after: unknown): Change[] {
  if (!isTexts(before) && !isTexts(after)) return [{ field, before, after }]
  const [old, now] = [isTexts(before) ? before : {}, isTexts(after) ? after : {}]
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return keys
    .map((key) => ({ field: `${field}.${key}`, before: old[key], after: now[key] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}

/** A change of the audit, field by field. */
export function fieldChanges({ antes, despues }: Pick<Cambio, 'antes' | 'despues'>): Change[] {
  const names = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})])]
  return names
    .filter((name) => !INNER.includes(camel(name)))
    .flatMap((name) => changesOf(camel(name), antes?.[name], despues?.[name]))
    .filter(({ before, after }) => !(isNothing(before) && isNothing(after)))
}

/** Those of the fields that people know by a name. */
export const inWords = (changes: readonly Change[], labels: Record<string, unknown>): Change[] =>
  changes.filter(({ field }) => field in labels || (field.split('.')[0] ?? '') in labels)

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

type Row = Record<string, unknown>

/** With the fields that stayed as they were and mean something else, because another changed by which they are understood. */
export function withMeant(
  changes: readonly Change[],
  { before, after }: { before: Row; after: Row },
  meant: Readonly<Record<string, string>> = {},
): Change[] {
  const changed = (name: string) => changes.some(({ field, before }) => field === name && before !== undefined)
  const others = Object.entries(meant)
    .filter(([field, by]) => changed(by) && !changed(field) && !(isNothing(before[field]) && isNothing(after[field])))
    .map(([field]) => ({ field, before: before[field], after: after[field] }))
  return [...changes, ...others]
}

const named = (row: Row | null): Row =>
  Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [camel(name), value]))

/**
 * What the record said before and after each of its changes, the newest of which is the first: a change names only what
 * it changed, and what it leaves out was said before or is known from what a later one found.
 */
export function rowsAt(changes: readonly Pick<Cambio, 'antes' | 'despues'>[]): { before: Row; after: Row }[] {
  const found = changes.map(({ antes, despues }) => ({ antes: named(antes), despues: named(despues) })).toReversed()
  const later = (from: number): Row =>
    Object.assign(
      {},
      ...found
        .slice(from)
        .toReversed()
        .map(({ antes }) => antes),
    )
  let said: Row = {}
  return found
    .map(({ antes, despues }, i) => {
      const before = { ...later(i), ...said, ...antes }
      said = { ...said, ...antes, ...despues }
      return { before, after: { ...later(i + 1), ...said } }
    })
    .toReversed()
}
