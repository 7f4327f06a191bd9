import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { watch } from '../../watch.ts'
/** The last number given, per series and year; its row is locked by who takes the next. */
export const contadoresTable = pgTable(
  'contadores',
  {
    serie: text().notNull(),
    ejercicio: integer().notNull(),
    ultimo: integer().notNull().default(0),
    /** The last number that was given elsewhere, before this house began to count. */
    desde: integer().notNull().default(0),
    /** The date of the last invoice, before which none is dated. */
    fecha: date(),
  },
  (t) => [primaryKey({ columns: [t.serie, t.ejercicio] })],
)
watch(contadoresTable, { history: 'none', told: 'none' })
