import type { EstadoDeDevolucion, MotivoDeDevolucion } from '@telar/domain/facturacion/devolucion'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, pgView, text, unique } from 'drizzle-orm/pg-core'
import { momento, registro } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { clientesTable } from '../clientes/clientes.ts'
import { entregaLineasTable, entregasTable } from '../ventas/entregas.ts'
import { pedidosTable } from '../ventas/pedidos.ts'
import { facturasTable } from './facturas.ts'

/** What a customer asks to give back of one delivery, and what became of it. */
export const devolucionesTable = pgTable(
  'devoluciones',
  {
    ...registro(),
    numero: text()
      .notNull()
      .generatedAlwaysAs(sql`'DEV' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end`),
    entregaId: integer()
      .notNull()
      .references(() => entregasTable.id),
    pedidoId: integer()
      .notNull()
      .references(() => pedidosTable.id),
    clienteId: integer()
      .notNull()
      .references(() => clientesTable.id),
    fecha: date().notNull(),
    estado: text().notNull().default('solicitada').$type<Exclude<EstadoDeDevolucion, 'abonada'>>(),
    quien: text(),
    notas: text().notNull().default(''),
    /** What the customer is told: why not, or how to send it. */
    respuesta: text().notNull().default(''),
    /** What was seen when it came. */
    observaciones: text().notNull().default(''),
    recibidaEn: date(),
    /** The credit note that was prepared; issued, the return is settled. */
    facturaId: integer().references(() => facturasTable.id, { onDelete: 'set null' }),
    /** The credit notes made by hand from its invoices, where one cannot hold them all; issued, the return is settled. */
    abonoIds: integer().array().notNull().default(sql`'{}'`),
  },
  (t) => [
    index('devoluciones_entrega').on(t.entregaId),
    index('devoluciones_pedido').on(t.pedidoId),
    index('devoluciones_cliente').on(t.clienteId, t.fecha),
    index('devoluciones_fecha').on(t.fecha, t.id),
    index('devoluciones_estado').on(t.estado, t.fecha),
    index('devoluciones_factura').on(t.facturaId),
  ],
)

export const devolucionLineasTable = pgTable(
  'devolucion_lineas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    devolucionId: integer()
      .notNull()
      .references(() => devolucionesTable.id, { onDelete: 'cascade' }),
    entregaLineaId: integer()
      .notNull()
      .references(() => entregaLineasTable.id),
    motivo: text().notNull().$type<MotivoDeDevolucion>(),
    pedida: integer().notNull(),
    aprobada: integer().notNull().default(0),
    /** What came, by where it went. */
    almacen: integer().notNull().default(0),
    segunda: integer().notNull().default(0),
    arreglo: integer().notNull().default(0),
    /** Of what came, how much was on no invoice: nobody is to be credited for it, and it is not to be invoiced. */
    sinFacturar: integer().notNull().default(0),
  },
  (t) => [
    unique('devolucion_lineas_unique').on(t.devolucionId, t.entregaLineaId),
    index('devolucion_lineas_entrega').on(t.entregaLineaId),
    check('devolucion_lineas_cuenta', sql`${t.pedida} > 0 and ${t.aprobada} between 0 and ${t.pedida}`),
    check(
      'devolucion_lineas_recibida',
      sql`least(${t.almacen}, ${t.segunda}, ${t.arreglo}) >= 0 and ${t.sinFacturar} between 0 and ${t.almacen} + ${t.segunda} + ${t.arreglo}`,
    ),
  ],
)
watch(devolucionLineasTable, { history: 'none', told: 'none' })

/** The returns, with whose they are and how far each is: settled once its credit note is issued, or none is due. */
export const devolucionesLista = pgView('devoluciones_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text().notNull(),
  entregaId: integer().notNull(),
  entrega: text().notNull(),
  pedidoId: integer().notNull(),
  pedido: text().notNull(),
  clienteId: integer().notNull(),
  cliente: text().notNull(),
  fecha: date().notNull(),
  estado: text().notNull().$type<EstadoDeDevolucion>(),
  prendas: integer().notNull(),
  recibidas: integer().notNull(),
  facturaId: integer(),
  factura: text(),
  notas: text().notNull(),
  respuesta: text().notNull(),
  observaciones: text().notNull(),
}).as(sql`
  select d.id, d.version, d.creado_en, d.modificado_en, d.numero, d.entrega_id, e.numero as entrega, d.pedido_id,
    p.numero as pedido, d.cliente_id, c.razon_social as cliente, d.fecha,
    case when d.estado = 'recibida' and (f.estado = 'emitida' or l.recibidas = l.sin_facturar or a.emitidas) then 'abonada' else d.estado end as estado,
    l.prendas, l.recibidas, d.factura_id, coalesce(f.numero_completo, a.numeros) as factura, d.notas, d.respuesta, d.observaciones
  from devoluciones d join entregas e on e.id = d.entrega_id join pedidos p on p.id = d.pedido_id
    join clientes c on c.id = d.cliente_id left join facturas f on f.id = d.factura_id
    cross join lateral (
      select coalesce(sum(pedida), 0)::int as prendas, coalesce(sum(almacen + segunda + arreglo), 0)::int as recibidas,
        coalesce(sum(sin_facturar), 0)::int as sin_facturar
      from devolucion_lineas where devolucion_id = d.id) l
    cross join lateral (
      select bool_and(x.estado = 'emitida') as emitidas, string_agg(x.numero_completo, ', ' order by x.id) as numeros
      from facturas x where x.id = any (d.abono_ids)) a`)
