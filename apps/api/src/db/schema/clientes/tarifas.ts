import type { AmbitoDePromocion, Escala, ReglaDeTarifa } from '@telar/domain/catalogo/tarifa'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { porcentaje, precio, registro } from '../../columns.ts'
import { modelosTable } from '../catalogo/modelos.ts'

/** Customers who buy on the same terms. */
export const gruposTable = pgTable('grupos', {
  ...registro(),
  nombre: text().notNull().unique(),
  /** Whether they may buy garments with a fault, and at what part of the tariff; without one, the house's. */
  segundas: boolean().notNull().default(true),
  segundaPorCiento: porcentaje(),
  /** Whether they see them in the shop, with what is sold off, and order them there. */
  segundasEnTienda: boolean().notNull().default(false),
  notas: text().notNull().default(''),
})

/** A price list: what some groups pay from one day to another. */
export const tarifasTable = pgTable(
  'tarifas',
  {
    ...registro(),
    nombre: text().notNull().unique(),
    desde: date().notNull(),
    hasta: date(),
    activa: boolean().notNull().default(true),
    grupoIds: jsonb().$type<number[]>().notNull().default([]),
    reglas: jsonb().$type<ReglaDeTarifa[]>().notNull().default([]),
    escalas: jsonb().$type<Escala[]>().notNull().default([]),
    notas: text().notNull().default(''),
  },
  (t) => [
    index('tarifas_desde').on(t.desde, t.id),
    check('tarifas_fechas', sql`${t.hasta} is null or ${t.hasta} >= ${t.desde}`),
  ],
)

/** What one model costs by a list, whatever its percentages say. */
export const tarifaPreciosTable = pgTable(
  'tarifa_precios',
  {
    tarifaId: integer()
      .notNull()
      .references(() => tarifasTable.id, { onDelete: 'cascade' }),
    modeloId: integer()
      .notNull()
      .references(() => modelosTable.id, { onDelete: 'cascade' }),
    precio: precio().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tarifaId, t.modeloId] }),
    index('tarifa_precios_modelo').on(t.modeloId),
    check('tarifa_precios_precio', sql`${t.precio} >= 0`),
  ],
)

/** Less for some time: a percentage or a price, for some models and some groups, or for all. */
export const promocionesTable = pgTable(
  'promociones',
  {
    ...registro(),
    nombre: text().notNull(),
    desde: date().notNull(),
    hasta: date().notNull(),
    activa: boolean().notNull().default(true),
    dto: porcentaje(),
    precio: precio(),
    acumulable: boolean().notNull().default(false),
    ambito: text().notNull().default('todo').$type<AmbitoDePromocion>(),
    cuales: jsonb().$type<number[]>().notNull().default([]),
    /** For everybody, where none is named. */
    grupoIds: jsonb().$type<number[]>().notNull().default([]),
  },
  (t) => [
    index('promociones_hasta').on(t.hasta, t.id),
    index('promociones_desde').on(t.desde, t.id),
    check('promociones_fechas', sql`${t.hasta} >= ${t.desde}`),
    check('promociones_cuanto', sql`(${t.dto} is null) <> (${t.precio} is null)`),
  ],
)
