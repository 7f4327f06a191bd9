import type { CRITERIOS_DE_COMISION } from '@telar/domain/clientes/cliente'
import type { TipoDeMovimiento } from '@telar/domain/facturacion/caja'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { importe, porcentaje, registro } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { comercialesTable } from '../clientes/clientes.ts'
import { movimientosBancariosTable } from './banco.ts'
import { facturasTable } from './facturas.ts'
import { pasesTable } from './pases.ts'

/** The entries of a lot, by what they are of; what is posted of a thing is the sum of its lines in every lot. */
export const paseApuntesTable = pgTable(
  'pase_apuntes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paseId: integer()
      .notNull()
      .references(() => pasesTable.id),
    /** What it is an entry of: `factura:12`, `cobro:5`. */
    documento: text().notNull().default(''),
    facturaId: integer().references(() => facturasTable.id),
    asiento: integer().notNull(),
    fecha: date().notNull(),
    cuenta: text().notNull(),
    concepto: text().notNull(),
    debe: importe().notNull().default(0),
    haber: importe().notNull().default(0),
    /** Of a tax: what it is a tax of, and its rate. */
    base: importe(),
    tipo: porcentaje(),
    /** The number on the paper, and whose account it is. */
    numero: text().notNull().default(''),
    tercero: text().notNull().default(''),
    nif: text().notNull().default(''),
  },
  (t) => [
    index('pase_apuntes_pase').on(t.paseId, t.asiento, t.id),
    index('pase_apuntes_factura').on(t.facturaId),
    index('pase_apuntes_documento').on(t.documento),
  ],
)
watch(paseApuntesTable, { history: 'none', told: 'none' })

/** What a rep was paid for, once it is fixed. */
export const liquidacionesTable = pgTable(
  'liquidaciones',
  {
    ...registro(),
    comercialId: integer()
      .notNull()
      .references(() => comercialesTable.id),
    fecha: date().notNull(),
    hasta: date().notNull(),
    criterio: text().notNull().$type<(typeof CRITERIOS_DE_COMISION)[number]>(),
    facturas: integer().notNull(),
    importe: importe().notNull(),
    quien: text().notNull(),
    notas: text().notNull().default(''),
    /** When the bank paid it to the rep. */
    pagada: date(),
    /** The bank's movement by which it did. */
    movimientoId: integer().references(() => movimientosBancariosTable.id),
  },
  (t) => [
    index('liquidaciones_comercial').on(t.comercialId, t.fecha),
    index('liquidaciones_fecha').on(t.fecha, t.id),
    index('liquidaciones_movimiento').on(t.movimientoId),
  ],
)

export const liquidacionFacturasTable = pgTable(
  'liquidacion_facturas',
  {
    liquidacionId: integer()
      .notNull()
      .references(() => liquidacionesTable.id),
    facturaId: integer()
      .notNull()
      .references(() => facturasTable.id),
    /** The commission on the whole invoice, what of it is due by now, what had been settled, and what this one pays. */
    comision: importe().notNull(),
    devengado: importe().notNull(),
    anterior: importe().notNull(),
    importe: importe().notNull(),
    tipo: porcentaje(),
  },
  (t) => [
    primaryKey({ columns: [t.liquidacionId, t.facturaId] }),
    index('liquidacion_facturas_factura').on(t.facturaId),
    check('liquidacion_facturas_importe', sql`${t.importe} = ${t.devengado} - ${t.anterior}`),
  ],
)
watch(liquidacionFacturasTable, { history: 'none', told: 'none' })

/** The till, day by day. A closed day is counted and no longer changes. */
export const cajaDiasTable = pgTable(
  'caja_dias',
  {
    ...registro(),
    fecha: date().notNull(),
    apertura: importe().notNull(),
    /** What should be in the till, and what was counted. */
    teorico: importe().notNull(),
    recuento: importe().notNull(),
    diferencia: importe().notNull().generatedAlwaysAs(sql`recuento - teorico`),
    cerrada: boolean().notNull().default(true),
    quien: text().notNull(),
    notas: text().notNull().default(''),
  },
  (t) => [uniqueIndex('caja_dias_fecha').on(t.fecha)],
)

/** Cash that moves without an invoice: expenses, what is taken to the bank, what is put in. */
export const cajaMovimientosTable = pgTable(
  'caja_movimientos',
  {
    ...registro(),
    fecha: date().notNull(),
    tipo: text().notNull().$type<TipoDeMovimiento>(),
    concepto: text().notNull(),
    importe: importe().notNull(),
    quien: text().notNull(),
  },
  (t) => [check('caja_movimientos_importe', sql`${t.importe} > 0`), index('caja_movimientos_fecha').on(t.fecha, t.id)],
)
