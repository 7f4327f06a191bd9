import type { ClaseDePrueba, Transporta } from '@telar/domain/facturacion/prueba'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { momento, registro } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { enviosTable } from '../ventas/envios.ts'
import { facturasTable } from './facturas.ts'

/** Papers that prove that goods left for another state of the Union. What is taken away stays, with who did and why. */
export const pruebasTable = pgTable(
  'pruebas',
  {
    ...registro(),
    envioId: integer().references(() => enviosTable.id),
    facturaId: integer().references(() => facturasTable.id),
    clase: text().notNull().$type<ClaseDePrueba>(),
    emisor: text().notNull(),
    referencia: text().notNull().default(''),
    pais: text().notNull().default(''),
    fecha: date().notNull(),
    /** The file, among the private ones; the carrier's word that it arrived needs none of ours. */
    nombre: text().notNull(),
    tipo: text().notNull(),
    bytes: integer().notNull(),
    fichero: text().notNull(),
    quien: text().notNull(),
    quitadaEn: momento(),
    quitadaPor: text(),
    motivo: text().notNull().default(''),
  },
  (t) => [
    index('pruebas_envio').on(t.envioId).where(sql`${t.envioId} is not null`),
    index('pruebas_factura').on(t.facturaId).where(sql`${t.facturaId} is not null`),
    check('pruebas_de', sql`num_nonnulls(${t.envioId}, ${t.facturaId}) = 1`),
    check('pruebas_quitada', sql`${t.quitadaEn} is null or ${t.motivo} <> ''`),
  ],
)

/** Who took the goods of an invoice to another state, where it was not the house. */
export const suministrosTable = pgTable('suministros', {
  facturaId: integer()
    .primaryKey()
    .references(() => facturasTable.id, { onDelete: 'cascade' }),
  transporta: text().notNull().$type<Transporta>(),
  quien: text().notNull(),
  creadoEn: momento().notNull().default(sql`now()`),
})
watch(suministrosTable, { history: 'none', told: 'none' })

/** That somebody went on with a return 349 knowing which supplies were not proven. */
export const seguimientos349Table = pgTable(
  'seguimientos_349',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ejercicio: integer().notNull(),
    periodo: text().notNull(),
    facturaIds: integer().array().notNull(),
    quien: text().notNull(),
    creadoEn: momento().notNull().default(sql`now()`),
  },
  (t) => [index('seguimientos_349_periodo').on(t.ejercicio, t.periodo, t.id)],
)
watch(seguimientos349Table, { history: 'none', told: 'none' })
