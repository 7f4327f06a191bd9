import type { PgTable } from 'drizzle-orm/pg-core'

/** The whole row, nothing of it, or only when one of these columns is written. */
type Extent<T extends PgTable> = 'all' | 'none' | readonly (keyof T['_']['columns'] & string)[]

export interface Watch<T extends PgTable = PgTable> {
  /** Whether the database keeps who changed a row and what it held. */
  history: Extent<T>
  /** Whether it tells every process that the table has changed; of some tables only that there is a new row, or that one of these columns of a stored one is written. */
  told: Extent<T> | 'new rows' | { stored: readonly (keyof T['_']['columns'] & string)[] }
}

const ALL: Watch = { history: 'all', told: 'all' }
const watched = new Map<PgTable, Watch>()

/** Says of a table that not every change of it is history, or news. Without a word all of it is both. */
export function watch<T extends PgTable>(table: T, how: Partial<Watch<T>>): void {
  watched.set(table, { ...ALL, ...how } as Watch)
}

export const howWatched = (table: PgTable): Watch => watched.get(table) ?? ALL
