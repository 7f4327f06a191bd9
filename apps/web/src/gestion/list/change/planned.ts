import type { z } from 'zod'
import type { AnyRow } from '../../declare/values.ts'

export interface PlannedRow {
  row: AnyRow
  before: unknown
  after: unknown
  /** Why this row cannot be given it. */
  refused: z.core.$ZodIssue | null
}

/** What a change would make of each row: those that change, those that cannot, and how many stay as they are. */
export function planned(
  rows: readonly AnyRow[],
  { name, schema }: { name: string; schema: z.ZodType },
  after: (before: unknown) => unknown,
  when: (row: AnyRow) => boolean = () => true,
): { changes: PlannedRow[]; same: number } {
  const all = rows.filter(when).map((row): PlannedRow => {
    const before = row[name] ?? null
    const value = after(before)
    const checked = schema.safeParse(value, { reportInput: true })
    return { row, before, after: value, refused: checked.success ? null : (checked.error.issues[0] ?? null) }
  })
  const changes = all.filter((one) => one.after !== one.before)
  return { changes, same: rows.length - changes.length }
}
