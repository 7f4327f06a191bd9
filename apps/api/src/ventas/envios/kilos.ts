import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Field } from '../../kit/rows/filter.ts'

/** A weight as lists say it, find it and add it up: in kilos, as it is written everywhere else. */
export const enKilos = (gramos: PgColumn): Field => ({
  kind: 'number',
  nullable: false,
  sql: sql`(${gramos} / 1000.0)::float8`,
})
