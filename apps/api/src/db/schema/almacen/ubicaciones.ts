import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, pgView, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { momento, registro } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { modeloVariantesTable } from '../catalogo/modelos.ts'

/** A place of a rack where garments lie. */
export const ubicacionesTable = pgTable(
  'ubicaciones',
  {
    ...registro(),
    codigo: text().notNull(),
    /** By what two codes are the same, and follow one another. */
    clave: text().notNull().unique('ubicaciones_clave'),
    zona: text().notNull().default(''),
    /** When it is passed on a walk through the warehouse. */
    orden: integer().notNull(),
    nota: text().notNull().default(''),
    activa: boolean().notNull().default(true),
  },
  (t) => [index('ubicaciones_orden').on(t.orden, t.id), index('ubicaciones_zona').on(t.zona, t.orden)],
)
watch(ubicacionesTable, { history: ['codigo', 'zona', 'nota', 'activa'] })

/**
 * Where a variant is to be looked for. How many there are of it is what the ledger says, of the whole warehouse: no quantity
 * is kept for each shelf.
 */
export const ubicacionCeldasTable = pgTable(
  'ubicacion_celdas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ubicacionId: integer()
      .notNull()
      .references(() => ubicacionesTable.id),
    varianteId: integer()
      .notNull()
      .references(() => modeloVariantesTable.id, { onDelete: 'cascade' }),
    /** The shelf to look at first. */
    principal: boolean().notNull().default(false),
  },
  (t) => [
    unique('ubicacion_celdas_unique').on(t.varianteId, t.ubicacionId),
    index('ubicacion_celdas_ubicacion').on(t.ubicacionId),
    uniqueIndex('ubicacion_celdas_principal').on(t.varianteId).where(sql`${t.principal}`),
  ],
)
watch(ubicacionCeldasTable, { history: 'none', told: 'none' })

/** Cells that somebody looked for and did not find: they are to be counted. */
export const porContarTable = pgTable('por_contar', {
  varianteId: integer()
    .primaryKey()
    .references(() => modeloVariantesTable.id, { onDelete: 'cascade' }),
  motivo: text().notNull().default(''),
  /** What they were looked for. */
  documento: text().notNull().default(''),
  quien: text(),
  desde: momento().notNull().default(sql`now()`),
})
watch(porContarTable, { history: 'none', told: 'none' })

/** The shelves with what usually lies on each. */
export const ubicacionesLista = pgView('ubicaciones_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  codigo: text().notNull(),
  zona: text().notNull(),
  orden: integer().notNull(),
  nota: text().notNull(),
  activa: boolean().notNull(),
  celdas: integer().notNull(),
  prendas: integer().notNull(),
}).as(sql`
  select u.id, u.version, u.creado_en, u.modificado_en, u.codigo, u.zona, u.orden, u.nota, u.activa,
    coalesce(c.celdas, 0) as celdas, coalesce(c.prendas, 0) as prendas
  from ubicaciones u left join lateral (
    select count(*)::int as celdas, sum(v.stock)::int as prendas
    from ubicacion_celdas x join modelo_variantes v on v.id = x.variante_id where x.ubicacion_id = u.id) c on true`)
