import type { Textos } from '@telar/domain/idioma'
import { sql } from 'drizzle-orm'
import { customType, integer, numeric } from 'drizzle-orm/pg-core'

/** A moment, read and written as ISO 8601 in UTC, as it travels. */
export const momento = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** A text in the four languages. */
export const textos = customType<{ data: Textos; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
})

/** Euros with two decimals. */
export const importe = () => numeric({ precision: 12, scale: 2, mode: 'number' })
/** A unit price or a length of cloth, with four decimals. */
export const precio = () => numeric({ precision: 12, scale: 4, mode: 'number' })

const ahora = sql`now()`

/** What every row of the trade carries: its id, its dates and the version that guards against stale edits. */
export const registro = () => ({
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  version: integer().notNull().default(1),
  creadoEn: momento().notNull().default(ahora),
  modificadoEn: momento().notNull().default(ahora),
})

/** A percentage with two decimals. */
export const porcentaje = () => numeric({ precision: 5, scale: 2, mode: 'number' })
