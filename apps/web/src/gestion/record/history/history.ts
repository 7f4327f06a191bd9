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
