import type { ConsumoPorTallas, TipoDeLinea } from '@telar/domain/produccion/escandallo'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { porcentaje, precio, registro } from '../../columns.ts'
import { modelosTable } from '../catalogo/modelos.ts'
import { materiasTable } from './materias.ts'

/** The cost sheets of a model, one for each time it was saved; the last one is in force. */
export const escandallosTable = pgTable(
  'escandallos',
  {
    ...registro(),
    modeloId: integer()
      .notNull()
      .references(() => modelosTable.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    gastosGenerales: porcentaje().notNull(),
    margen: porcentaje().notNull(),
    nota: text().notNull().default(''),
    quien: text(),
    /** What it came to when it was saved. */
    coste: precio().notNull(),
    precio: precio().notNull(),
  },
  (t) => [
    unique('escandallos_revision_unique').on(t.modeloId, t.revision),
    check('escandallos_margen', sql`${t.margen} >= 0 and ${t.margen} < 100`),
  ],
)

export const escandalloLineasTable = pgTable(
  'escandallo_lineas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    escandalloId: integer()
      .notNull()
      .references(() => escandallosTable.id, { onDelete: 'cascade' }),
    orden: integer().notNull(),
    tipo: text().notNull().$type<TipoDeLinea>(),
    materiaId: integer().references(() => materiasTable.id),
    concepto: text().notNull(),
    consumo: precio().notNull(),
    porTallas: jsonb().$type<ConsumoPorTallas[]>().notNull().default([]),
    merma: porcentaje().notNull().default(0),
    precio: precio().notNull(),
  },
  (t) => [
    index('escandallo_lineas_hoja').on(t.escandalloId, t.orden),
    index('escandallo_lineas_materia').on(t.materiaId),
  ],
)
