import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { importe, registro } from '../../columns.ts'
import { pagosTable, recibidasTable } from './recibidas.ts'

/** Payments to suppliers that go to the bank together, and the file in which they went. */
export const transferenciasTable = pgTable(
  'transferencias',
  {
    ...registro(),
    numero: text().notNull().unique('transferencias_numero'),
    fecha: date().notNull(),
    /** The day on which the bank is to pay. */
    pago: date().notNull(),
    cuenta: text().notNull(),
    ordenes: integer().notNull(),
    total: importe().notNull(),
    /** As the bank got it. */
    xml: text().notNull(),
    estado: text().notNull().default('enviada').$type<'enviada' | 'pagada' | 'anulada'>(),
    quien: text().notNull(),
  },
  (t) => [
    check('transferencias_total', sql`${t.total} > 0`),
    index('transferencias_pago').on(t.pago, t.id),
    index('transferencias_estado').on(t.estado, t.id),
  ],
)

/** A due date of a supplier's invoice that is paid, and the payment that it became. */
export const transferenciaLineasTable = pgTable(
  'transferencia_lineas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    transferenciaId: integer()
      .notNull()
      .references(() => transferenciasTable.id, { onDelete: 'cascade' }),
    recibidaId: integer()
      .notNull()
      .references(() => recibidasTable.id),
    vence: date().notNull(),
    importe: importe().notNull(),
    beneficiario: text().notNull(),
    iban: text().notNull(),
    referencia: text().notNull().unique('transferencia_lineas_referencia'),
    pagoId: integer().references(() => pagosTable.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('transferencia_lineas_importe', sql`${t.importe} > 0`),
    unique('transferencia_lineas_pago').on(t.pagoId),
    index('transferencia_lineas_transferencia').on(t.transferenciaId, t.id),
    index('transferencia_lineas_recibida').on(t.recibidaId),
  ],
)
