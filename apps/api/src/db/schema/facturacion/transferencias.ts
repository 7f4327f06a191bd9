import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { importe, registro } from '../../columns.ts'
import { pagosTable, recibidasTable } from './recibidas.ts'
import { liquidacionesTable } from './tesoreria.ts'

/** Transfers that the bank is told to make together, and the file in which it is told. */
export const transferenciasTable = pgTable(
  'transferencias',
  {
    ...registro(),
    numero: text().notNull().unique('transferencias_numero'),
    fecha: date().notNull(),
    /** The day on which the bank makes them. */
    ejecucion: date().notNull(),
    cuenta: text().notNull(),
    pagos: integer().notNull(),
    total: importe().notNull(),
    /** As the bank got it. */
    xml: text().notNull(),
    estado: text().notNull().default('preparada').$type<'preparada' | 'pagada' | 'anulada'>(),
    quien: text().notNull(),
  },
  (t) => [
    check('transferencias_total', sql`${t.total} > 0`),
    index('transferencias_ejecucion').on(t.ejecucion, t.id),
    index('transferencias_estado').on(t.estado, t.id),
  ],
)

/**
 * What is paid by one of them: a due date of a supplier's invoice, a credit note that is taken off those of the same
 * reference, or what a rep's settlement comes to.
 */
export const transferenciaLineasTable = pgTable(
  'transferencia_lineas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    transferenciaId: integer()
      .notNull()
      .references(() => transferenciasTable.id, { onDelete: 'cascade' }),
    recibidaId: integer().references(() => recibidasTable.id),
    liquidacionId: integer().references(() => liquidacionesTable.id),
    vence: date().notNull(),
    importe: importe().notNull(),
    beneficiario: text().notNull(),
    iban: text().notNull(),
    concepto: text().notNull(),
    referencia: text().notNull(),
    /** The payment of the invoice that it became. */
    pagoId: integer().references(() => pagosTable.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('transferencia_lineas_importe', sql`${t.importe} <> 0 and (${t.importe} > 0 or ${t.recibidaId} is not null)`),
    index('transferencia_lineas_referencia').on(t.referencia),
    check('transferencia_lineas_de', sql`num_nonnulls(${t.recibidaId}, ${t.liquidacionId}) = 1`),
    unique('transferencia_lineas_pago').on(t.pagoId),
    index('transferencia_lineas_transferencia').on(t.transferenciaId, t.id),
    index('transferencia_lineas_recibida').on(t.recibidaId),
    index('transferencia_lineas_liquidacion').on(t.liquidacionId),
  ],
)
