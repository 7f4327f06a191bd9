import type { ModeloPresentado, PeriodoFiscal } from '@telar/domain/facturacion/agencia/periodo'
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { momento, registro } from '../../columns.ts'

/** Returns that were handed in to the agency. One that is taken back stays, with who did and why. */
export const presentacionesTable = pgTable(
  'presentaciones',
  {
    ...registro(),
    modelo: text().notNull().$type<ModeloPresentado>(),
    ejercicio: integer().notNull(),
    periodo: text().notNull().$type<PeriodoFiscal>(),
    /** The days that it tells of. */
    desde: date().notNull(),
    hasta: date().notNull(),
    /** The day on which it was handed in, and what the agency gave for it. */
    fecha: date().notNull(),
    justificante: text().notNull().default(''),
    quien: text().notNull(),
    retiradaEn: momento(),
    retiradaPor: text(),
    motivo: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('presentaciones_periodo').on(t.modelo, t.ejercicio, t.periodo).where(sql`${t.retiradaEn} is null`),
    check('presentaciones_fecha', sql`${t.fecha} > ${t.hasta}`),
    check('presentaciones_retirada', sql`${t.retiradaEn} is null or ${t.motivo} <> ''`),
  ],
)
