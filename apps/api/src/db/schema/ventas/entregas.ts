import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, pgView, text, unique } from 'drizzle-orm/pg-core'
import { momento, readAs, registro } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { clientesTable } from '../clientes/clientes.ts'
import { pedidoLineasTable, pedidosTable } from './pedidos.ts'

/** A delivery note: what left the house of one order at one time. */
export const entregasTable = pgTable(
  'entregas',
  {
    ...registro(),
    /** Notes are numbered as they are written; nobody waits for another's. */
    numero: text()
      .notNull()
      .generatedAlwaysAs(sql`'AL' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end`),
    pedidoId: integer()
      .notNull()
      .references(() => pedidosTable.id),
    clienteId: integer()
      .notNull()
      .references(() => clientesTable.id),
    fecha: date().notNull(),
    quien: text(),
    nota: text().notNull().default(''),
    prendas: integer().notNull(),
    /** It left before the ledger began: the books do not say from where. */
    anterior: boolean().notNull().default(false),
    /** When it was undone, by whom and why: then its garments lie in the house again. */
    deshechaEn: momento(),
    deshechaPor: text(),
    motivo: text().notNull().default(''),
  },
  (t) => [
    index('entregas_pedido').on(t.pedidoId, t.id),
    index('entregas_cliente').on(t.clienteId, t.fecha),
    index('entregas_fecha').on(t.fecha, t.id),
    index('entregas_numero').on(t.numero),
    index('entregas_numero_orden').on(sql`norm(${t.numero})`, t.id),
    check('entregas_deshecha', sql`${t.deshechaEn} is null or ${t.motivo} <> ''`),
  ],
)
watch(entregasTable, { history: 'none', told: 'none' })

export const entregaLineasTable = pgTable(
  'entrega_lineas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entregaId: integer()
      .notNull()
      .references(() => entregasTable.id),
    pedidoLineaId: integer()
      .notNull()
      .references(() => pedidoLineasTable.id),
    modeloId: integer().notNull(),
    colorId: integer().notNull(),
    talla: text().notNull(),
    cantidad: integer().notNull(),
    /** How many of them have come back. */
    devuelta: integer().notNull().default(0),
  },
  (t) => [
    unique('entrega_lineas_unique').on(t.entregaId, t.pedidoLineaId, t.talla),
    index('entrega_lineas_linea').on(t.pedidoLineaId, t.talla),
    index('entrega_lineas_devueltas').on(t.entregaId).where(sql`${t.devuelta} > 0`),
    check('entrega_lineas_cantidad', sql`${t.cantidad} > 0 and ${t.devuelta} between 0 and ${t.cantidad}`),
  ],
)
watch(entregaLineasTable, { history: 'none', told: 'none' })

/**
 * Garments that are tied to a line of a season's order: those that lie in the house, or those that a manufacturing order
 * will bring. What is tied of the stock is summed beside the variant by a trigger.
 */
export const asignacionesTable = pgTable(
  'asignaciones',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    creadoEn: momento().notNull().default(sql`now()`),
    pedidoLineaId: integer()
      .notNull()
      .references(() => pedidoLineasTable.id, { onDelete: 'cascade' }),
    modeloId: integer().notNull(),
    colorId: integer().notNull(),
    talla: text().notNull(),
    cantidad: integer().notNull(),
    /** The manufacturing order that will bring them; none for what is there. */
    ordenId: integer(),
  },
  (t) => [
    unique('asignaciones_unique').on(t.pedidoLineaId, t.talla, t.ordenId).nullsNotDistinct(),
    index('asignaciones_celda').on(t.modeloId, t.colorId, t.talla),
    index('asignaciones_orden').on(t.ordenId),
    check('asignaciones_cantidad', sql`${t.cantidad} > 0`),
  ],
)
watch(asignacionesTable, { history: 'none', told: 'none' })

const entregasCon = (union: SQL) => sql`
  select e.id, e.version, e.creado_en, e.modificado_en, e.numero, e.pedido_id, p.numero as pedido, e.cliente_id,
    c.razon_social as cliente, p.comercial_id, e.fecha, e.quien, e.nota, e.prendas,
    (select coalesce(sum(l.devuelta), 0)::int from entrega_lineas l where l.entrega_id = e.id and l.devuelta > 0) as devueltas,
    e.deshecha_en, e.motivo
  from entregas e ${union} pedidos p on p.id = e.pedido_id ${union} clientes c on c.id = e.cliente_id`

/** The delivery notes, with whose they are and how much of each came back. */
export const entregasLista = pgView('entregas_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text().notNull(),
  pedidoId: integer().notNull(),
  pedido: text().notNull(),
  clienteId: integer().notNull(),
  cliente: text().notNull(),
  comercialId: integer(),
  fecha: date().notNull(),
  quien: text(),
  nota: text().notNull(),
  prendas: integer().notNull(),
  devueltas: integer().notNull(),
  deshechaEn: momento(),
  motivo: text().notNull(),
}).as(entregasCon(sql`left join`))

/** The same, for whoever sorts them by whose they are: reading may begin with those. */
export const entregasPorSuOrden = readAs(entregasLista, entregasCon(sql`join`))
