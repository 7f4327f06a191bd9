import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { momento, transaccion } from '../columns.ts'
import { watch } from '../watch.ts'

const ahora = sql`now()`
/** What a write with an Idempotency-Key answered, so that its repetition answers the same. */
export const idempotenciaTable = pgTable(
  'idempotencia',
  {
    usuario: text().notNull(),
    llamada: text().notNull(),
    clave: text().notNull(),
    huella: text().notNull(),
    respuesta: jsonb(),
    creadoEn: momento().notNull().default(ahora),
  },
  (t) => [primaryKey({ columns: [t.usuario, t.llamada, t.clave] }), index('idempotencia_creado').on(t.creadoEn)],
)
watch(idempotenciaTable, { history: 'none', told: 'none' })

/** Tries within a window, by account and address; shared by all processes. */
export const limitesTable = pgTable('limites', {
  clave: text().primaryKey(),
  cuenta: integer().notNull(),
  bloqueos: integer().notNull().default(0),
  hasta: momento().notNull(),
})
watch(limitesTable, { history: 'none', told: 'none' })

/** Of which blocks of ids a transaction touched rows, in tables over which much is added up; triggers write it. */
export const bloquesTable = pgTable(
  'bloques',
  {
    tabla: text().notNull(),
    cambio: transaccion().notNull().default(sql`pg_current_xact_id()`),
    bloque: integer().notNull(),
    creadoEn: momento().notNull().default(ahora),
  },
  (t) => [primaryKey({ columns: [t.tabla, t.cambio, t.bloque] }), index('bloques_creado').on(t.creadoEn)],
)
watch(bloquesTable, { history: 'none', told: 'none' })
