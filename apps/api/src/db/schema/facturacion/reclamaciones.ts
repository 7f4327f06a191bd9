import type { Tono } from '@telar/domain/casa/reclamacion'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, pgView, text, unique } from 'drizzle-orm/pg-core'
import { importe, momento, registro } from '../../columns.ts'
import { clientesTable } from '../clientes/clientes.ts'
import { facturasTable } from './facturas.ts'

/** A customer was reminded of a due date; of each in each tone once. */
export const reclamacionesTable = pgTable(
  'reclamaciones',
  {
    ...registro(),
    facturaId: integer()
      .notNull()
      .references(() => facturasTable.id),
    vence: date().notNull(),
    tono: text().notNull().$type<Tono>(),
    fecha: date().notNull(),
    /** What was owed of it then, and what the letter said that its delay bears. */
    importe: importe().notNull(),
    interes: importe().notNull(),
    compensacion: importe().notNull(),
    para: text().notNull(),
    quien: text().notNull(),
  },
  (t) => [
    unique('reclamaciones_una').on(t.facturaId, t.vence, t.tono),
    check('reclamaciones_importe', sql`${t.importe} > 0 and ${t.interes} >= 0 and ${t.compensacion} >= 0`),
    index('reclamaciones_fecha').on(t.fecha, t.id),
  ],
)

/** Customers who are reminded in another way than the rest: not at all, or without some of the rungs. */
export const reclamacionClientesTable = pgTable('reclamacion_clientes', {
  ...registro(),
  clienteId: integer()
    .notNull()
    .unique('reclamacion_clientes_cliente')
    .references(() => clientesTable.id, { onDelete: 'cascade' }),
  activas: boolean().notNull(),
  saltados: text().array().notNull().$type<Tono[]>(),
})

/** The list of reminders, each with whose it was. */
export const reclamacionesLista = pgView('reclamaciones_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  facturaId: integer().notNull(),
  numeroCompleto: text().notNull(),
  clienteId: integer().notNull(),
  cliente: text().notNull(),
  vence: date().notNull(),
  tono: text().notNull().$type<Tono>(),
  fecha: date().notNull(),
  importe: importe().notNull(),
  interes: importe().notNull(),
  compensacion: importe().notNull(),
  pendiente: importe().notNull(),
  para: text().notNull(),
  quien: text().notNull(),
}).as(sql`
  select r.id, r.version, r.creado_en, r.modificado_en, r.factura_id, coalesce(f.numero_completo, '') as numero_completo,
    f.cliente_id, f.cliente, r.vence, r.tono, r.fecha, r.importe, r.interes, r.compensacion, f.pendiente, r.para, r.quien
  from reclamaciones r left join facturas f on f.id = r.factura_id`)
