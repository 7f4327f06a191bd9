import { sql } from 'drizzle-orm'
import { type AnyPgColumn, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { importe, momento } from '../../columns.ts'

/** A lot of what was posted to the accounts; one that undoes another names it. */
export const pasesTable = pgTable(
  'pases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    creadoEn: momento().notNull().default(sql`now()`),
    fecha: date().notNull(),
    quien: text().notNull(),
    /** The lot that this one undoes. */
    deshaceId: integer().references((): AnyPgColumn => pasesTable.id),
    /** Invoices in it, and what they come to. */
    facturas: integer().notNull(),
    base: importe().notNull(),
    cuotas: importe().notNull(),
    total: importe().notNull(),
    /** Entries in it, and the sum of their debits. */
    asientos: integer().notNull().default(0),
    importe: importe().notNull().default(0),
  },
  (t) => [uniqueIndex('pases_deshace').on(t.deshaceId), index('pases_fecha').on(t.fecha, t.id)],
)
