import type { MedioDeAnticipo } from '@telar/domain/facturacion/anticipo'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, pgView, text } from 'drizzle-orm/pg-core'
import { importe, momento, registro } from '../../columns.ts'
import { clientesTable } from '../clientes/clientes.ts'

/** Money that came before a supply to another state of the Union: a receipt, which is no invoice (LIVA 75.Dos). */
export const anticiposTable = pgTable(
  'anticipos',
  {
    ...registro(),
    numero: text().notNull().unique('anticipos_numero'),
    clienteId: integer()
      .notNull()
      .references(() => clientesTable.id),
    fecha: date().notNull(),
    medio: text().notNull().$type<MedioDeAnticipo>(),
    importe: importe().notNull(),
    concepto: text().notNull().default(''),
    referencia: text().notNull().default(''),
    /** What invoices have taken of it, and what was given back. */
    usado: importe().notNull().default(0),
    devuelto: importe().notNull().default(0),
    fechaDevuelto: date(),
    /** It was entered by mistake. */
    anulado: boolean().notNull().default(false),
    queda: importe().notNull().generatedAlwaysAs(sql`case when anulado then 0 else importe - usado - devuelto end`),
    quien: text().notNull(),
  },
  (t) => [
    check('anticipos_importe', sql`${t.importe} > 0 and ${t.usado} >= 0 and ${t.devuelto} >= 0`),
    check('anticipos_queda', sql`${t.usado} + ${t.devuelto} <= ${t.importe}`),
    check('anticipos_devuelto', sql`(${t.devuelto} > 0) = (${t.fechaDevuelto} is not null)`),
    check('anticipos_anulado', sql`not ${t.anulado} or (${t.usado} = 0 and ${t.devuelto} = 0)`),
    index('anticipos_cliente').on(t.clienteId, t.id),
    index('anticipos_fecha').on(t.fecha, t.id),
  ],
)

/** The list of receipts, with whose each is and how it stands. */
export const anticiposLista = pgView('anticipos_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text().notNull(),
  clienteId: integer().notNull(),
  cliente: text().notNull(),
  fecha: date().notNull(),
  medio: text().notNull().$type<MedioDeAnticipo>(),
  importe: importe().notNull(),
  concepto: text().notNull(),
  referencia: text().notNull(),
  usado: importe().notNull(),
  devuelto: importe().notNull(),
  fechaDevuelto: date(),
  queda: importe().notNull(),
  estado: text().notNull().$type<'abierto' | 'aplicado' | 'devuelto' | 'anulado'>(),
  quien: text().notNull(),
}).as(sql`
  select a.id, a.version, a.creado_en, a.modificado_en, a.numero, a.cliente_id, c.razon_social as cliente, a.fecha, a.medio,
    a.importe, a.concepto, a.referencia, a.usado, a.devuelto, a.fecha_devuelto, a.queda,
    case when a.anulado then 'anulado' when a.queda > 0 then 'abierto' when a.devuelto > 0 then 'devuelto' else 'aplicado' end as estado,
    a.quien
  from anticipos a join clientes c on c.id = a.cliente_id`)
