import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'
import { watch } from '../../watch.ts'

/** What came of one rule: how many rows broke it, how long it took; nothing where it could not be looked at in time. */
export interface Resultado {
  nombre: string
  faltas: number | null
  ms: number
}

/** The books looked over once, rule by rule. Only one goes on at a time. */
export const cuadresTable = pgTable(
  'cuadres',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who asked for it; nobody at night. */
    quien: text(),
    empezadoEn: momento().notNull().default(sql`now()`),
    terminadoEn: momento(),
    total: integer().notNull(),
    resultados: jsonb().$type<Resultado[]>().notNull().default([]),
  },
  (t) => [
    uniqueIndex('cuadres_uno').on(sql`(${t.terminadoEn} is null)`).where(sql`${t.terminadoEn} is null`),
    index('cuadres_empezado').on(t.empezadoEn),
  ],
)
watch(cuadresTable, { history: 'none', told: 'none' })

/** What did not agree, and since when: what was there the last time keeps its date. */
export const cuadreFaltasTable = pgTable(
  'cuadre_faltas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cuadreId: integer()
      .notNull()
      .references(() => cuadresTable.id, { onDelete: 'cascade' }),
    invariante: text().notNull(),
    /** The record, in the table that the rule names. */
    registroId: integer(),
    que: text().notNull(),
    esperado: text().notNull(),
    hallado: text().notNull(),
    desde: momento().notNull(),
  },
  (t) => [index('cuadre_faltas_cuadre').on(t.cuadreId, t.id)],
)
watch(cuadreFaltasTable, { history: 'none', told: 'none' })
