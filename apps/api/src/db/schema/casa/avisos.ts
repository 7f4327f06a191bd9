import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'
import { watch } from '../../watch.ts'

/** What came from outside, for who was away: the function `anunciar` writes it and tells who is in the house. */
export const avisosTable = pgTable(
  'avisos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cuando: momento().notNull().default(sql`now()`),
    tipo: text().notNull(),
    anuncio: jsonb().$type<{ tipo: string }>().notNull(),
  },
  (t) => [index('avisos_tipo').on(t.tipo, t.id), index('avisos_cuando').on(t.cuando)],
)
watch(avisosTable, { history: 'none', told: 'none' })

/** The last notice there was when a person said that all were read. */
export const avisosVistosTable = pgTable('avisos_vistos', {
  userId: uuid().primaryKey(),
  hasta: integer().notNull(),
})
watch(avisosVistosTable, { history: 'none', told: 'none' })

/** Those that a person has read one by one since. */
export const avisosLeidosTable = pgTable(
  'avisos_leidos',
  {
    userId: uuid().notNull(),
    avisoId: integer()
      .notNull()
      .references(() => avisosTable.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.avisoId] }), index('avisos_leidos_aviso').on(t.avisoId)],
)
watch(avisosLeidosTable, { history: 'none', told: 'none' })
