import type { Mandato } from '@telar/domain/clientes/mandato'
import type { Secuencia } from '@telar/domain/facturacion/banco/sepa'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { importe, registro } from '../../columns.ts'
import { cobrosTable, facturasTable } from './facturas.ts'

/** Charges that go to the bank together, and the file in which they went. */
export const remesasTable = pgTable(
  'remesas',
  {
    ...registro(),
    numero: text().notNull().unique('remesas_numero'),
    fecha: date().notNull(),
    /** The day on which the customers' accounts are charged. */
    cargo: date().notNull(),
    cuenta: text().notNull(),
    adeudos: integer().notNull(),
    total: importe().notNull(),
    /** As the bank got it. */
    xml: text().notNull(),
    estado: text().notNull().default('enviada').$type<'enviada' | 'cobrada' | 'anulada'>(),
    quien: text().notNull(),
  },
  (t) => [
    check('remesas_total', sql`${t.total} > 0`),
    index('remesas_cargo').on(t.cargo, t.id),
    index('remesas_estado').on(t.estado, t.id),
  ],
)

/** A due date of an invoice that is charged, by what mandate, and what became of it. */
export const remesaLineasTable = pgTable(
  'remesa_lineas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    remesaId: integer()
      .notNull()
      .references(() => remesasTable.id, { onDelete: 'cascade' }),
    facturaId: integer()
      .notNull()
      .references(() => facturasTable.id),
    vence: date().notNull(),
    importe: importe().notNull(),
    deudor: text().notNull(),
    iban: text().notNull(),
    mandato: jsonb().$type<Mandato>().notNull(),
    secuencia: text().notNull().$type<Secuencia>(),
    /** By which the bank names it when it comes back. */
    referencia: text().notNull().unique('remesa_lineas_referencia'),
    /** The payment that it became. */
    cobroId: integer().references(() => cobrosTable.id, { onDelete: 'set null' }),
    /** The bank did not charge it, or gave it back: on what day and why. */
    devuelta: date(),
    motivo: text().notNull().default(''),
  },
  (t) => [
    check('remesa_lineas_importe', sql`${t.importe} > 0`),
    unique('remesa_lineas_cobro').on(t.cobroId),
    index('remesa_lineas_remesa').on(t.remesaId, t.id),
    index('remesa_lineas_factura').on(t.facturaId),
    index('remesa_lineas_mandato').on(sql`(${t.mandato} ->> 'referencia')`),
  ],
)
