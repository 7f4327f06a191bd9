import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { momento } from '../../columns.ts'
import { watch } from '../../watch.ts'

/** The kinds of documents whose words are kept. */
export const CLASES_DE_PAPEL = [
  'factura',
  'pedido',
  'orden',
  'albaran',
  'compra',
  'devolucion-proveedor',
  'manifiesto',
  'nota-taller',
  'liquidacion-taller',
] as const
export type ClaseDePapel = (typeof CLASES_DE_PAPEL)[number]

/**
 * What documents said when they were issued, confirmed, launched or delivered, one row for each time. A trigger refuses
 * every change; what was given out and must be kept, also every deletion.
 */
export const papelesTable = pgTable(
  'papeles',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clase: text().notNull().$type<ClaseDePapel>(),
    documentoId: integer().notNull(),
    revision: integer().notNull(),
    contenido: jsonb().notNull(),
    /** SHA-256 of what it says, as the database writes it. */
    huella: text().notNull(),
    creadoEn: momento().notNull().default(sql`now()`),
  },
  (t) => [
    unique('papeles_revision_unique').on(t.clase, t.documentoId, t.revision),
    check(
      'papeles_clase',
      sql`${t.clase} in ('factura', 'pedido', 'orden', 'albaran', 'compra', 'devolucion-proveedor', 'manifiesto', 'nota-taller', 'liquidacion-taller')`,
    ),
    check('papeles_revision', sql`${t.revision} > 0`),
  ],
)
watch(papelesTable, { history: 'none', told: 'none' })
