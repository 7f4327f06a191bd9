import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'
import { watch } from '../../watch.ts'

/** A backup that was begun, by whom, and what came of it. Only one goes on at a time; those that can be restored are files. */
export const copiasTable = pgTable(
  'copias',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who asked for it; nobody at night. */
    quien: text(),
    empezadaEn: momento().notNull().default(sql`now()`),
    /** When it last gave a sign of life. */
    vivaEn: momento().notNull().default(sql`now()`),
    terminadaEn: momento(),
    hechas: integer().notNull().default(0),
    total: integer().notNull().default(1),
    fichero: text(),
    fallo: text(),
  },
  (t) => [
    uniqueIndex('copias_una').on(sql`(${t.terminadaEn} is null)`).where(sql`${t.terminadaEn} is null`),
    index('copias_empezada').on(t.empezadaEn),
  ],
)
watch(copiasTable, { history: ['fichero', 'fallo'], told: 'none' })

/** Who took a backup away, and which: it holds everything. */
export const copiaDescargasTable = pgTable('copia_descargas', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  fichero: text().notNull(),
  quien: text().notNull(),
  cuando: momento().notNull().default(sql`now()`),
})
watch(copiaDescargasTable, { told: 'none' })
