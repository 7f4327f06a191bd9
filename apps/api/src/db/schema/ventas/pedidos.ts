import type { EnCasa } from '@telar/domain/almacen/movimiento'
import type { Direccion } from '@telar/domain/casa/direccion'
import type { PorqueGuardado } from '@telar/domain/catalogo/tarifa'
import type { Celda, Situacion } from '@telar/domain/ventas/pedido'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core'
import { importe, momento, porcentaje, precio, readAs, registro, textIndex } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { coloresTable, modelosTable, ventanasTable } from '../catalogo/modelos.ts'
import { clientesTable, comercialesTable } from '../clientes/clientes.ts'
import { usersTable } from '../identidad/users.ts'

export type Tipo = 'servicio' | 'programacion'

export const pedidosTable = pgTable(
  'pedidos',
  {
    ...registro(),
    numero: text().notNull().unique(),
    clienteId: integer()
      .notNull()
      .references(() => clientesTable.id),
    userId: uuid().references(() => usersTable.id, { onDelete: 'set null' }),
    comercialId: integer().references(() => comercialesTable.id),
    fecha: date().notNull(),
    tipo: text().notNull().$type<Tipo>(),
    /** Where its garments are kept for it and leave from: those with a fault and those sold off have orders of their own. */
    lugar: text().notNull().default('almacen').$type<EnCasa>(),
    /** 1 pending, 2 completed, 3 cancelled: what the customer is told. */
    estado: integer().notNull().default(1),
    situacion: text().notNull().default('recibido').$type<Situacion>(),
    /** What it says now has not been confirmed: it is new, or it changed since. */
    porConfirmar: boolean().notNull().default(true),
    fechaEntregaDesde: date(),
    fechaEntregaHasta: date(),
    direccionEnvio: jsonb().$type<Direccion>().notNull(),
    dtoComercial: porcentaje().notNull().default(0),
    dtoProntoPago: porcentaje().notNull().default(0),
    portes: importe().notNull().default(0),
    notas: text().notNull().default(''),
    referenciaCliente: text().notNull().default(''),
    origen: text().notNull().$type<'web' | 'showroom' | 'comercial'>(),
    prendas: integer().notNull().default(0),
    /** Goods after discounts, with carriage, without taxes. */
    base: importe().notNull().default(0),
    total: importe().notNull().default(0),
  },
  (t) => [
    check('pedidos_estado', sql`${t.estado} in (1, 2, 3)`),
    check(
      'pedidos_lugar',
      sql`${t.lugar} = 'almacen' or (${t.lugar} in ('segunda', 'outlet') and ${t.tipo} = 'servicio')`,
    ),
    index('pedidos_cliente').on(t.clienteId, t.fecha, t.id),
    index('pedidos_comercial').on(t.comercialId),
    index('pedidos_fecha').on(t.fecha, t.id),
    index('pedidos_situacion').on(t.situacion, t.fecha),
    index('pedidos_plazo').on(t.fechaEntregaHasta, t.id),
    index('pedidos_total').on(t.total, t.id),
    textIndex('pedidos_numero_busca', t.numero),
    textIndex('pedidos_referencia_busca', t.referenciaCliente),
  ],
)

export const pedidoLineasTable = pgTable(
  'pedido_lineas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    pedidoId: integer()
      .notNull()
      .references(() => pedidosTable.id, { onDelete: 'cascade' }),
    orden: integer().notNull(),
    modeloId: integer()
      .notNull()
      .references(() => modelosTable.id),
    colorId: integer()
      .notNull()
      .references(() => coloresTable.id),
    precio: precio().notNull(),
    dto: porcentaje().notNull().default(0),
    /** Why its price is not the house's, as it was when it was ordered. */
    porque: jsonb().$type<readonly PorqueGuardado[]>(),
    tallasCantidades: jsonb().$type<Celda[]>().notNull(),
    /** The season's delivery it leaves with, and between which days that was agreed. */
    ventanaId: integer().references(() => ventanasTable.id, { onDelete: 'set null' }),
    entregaDesde: date(),
    entregaHasta: date(),
    /** The day on which its season's garments were released: from then on nothing is tied to it by itself. */
    liberadaEn: date(),
  },
  (t) => [
    index('pedido_lineas_pedido').on(t.pedidoId, t.orden),
    index('pedido_lineas_modelo').on(t.modeloId, t.id),
    index('pedido_lineas_color').on(t.colorId),
    index('pedido_lineas_ventana').on(t.ventanaId),
  ],
)

/** What happened to an order, in words its customer may read: received, confirmed, sent in part, cancelled. */
export const pedidoHechosTable = pgTable(
  'pedido_hechos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    pedidoId: integer()
      .notNull()
      .references(() => pedidosTable.id, { onDelete: 'cascade' }),
    cuando: momento().notNull().default(sql`now()`),
    quien: text(),
    situacion: text().notNull().$type<Situacion>(),
    prendas: integer(),
    /** Garments that were tied to it and, at its season's release day, no longer are. */
    liberadas: integer(),
    nota: text().notNull().default(''),
    /** Why more was given on credit than was agreed; its customer does not read it. */
    autorizacion: text().notNull().default(''),
  },
  (t) => [index('pedido_hechos_pedido').on(t.pedidoId, t.id)],
)
watch(pedidoHechosTable, { history: 'none', told: 'none' })

/** How what has not left of an order can be had, summed by triggers in the statement that changes its lines or ties. */
export const pedidoEsperasTable = pgTable(
  'pedido_esperas',
  {
    pedidoId: integer()
      .primaryKey()
      .references(() => pedidosTable.id, { onDelete: 'cascade' }),
    /** They lie in the house for it: reserved, or tied to its lines. */
    porEnviar: integer().notNull().default(0),
    /** They do not lie there: they have to be made, or are being made. */
    porFabricar: integer().notNull().default(0),
    /** Of those to be made, what manufacturing orders will bring. */
    enTaller: integer().notNull().default(0),
  },
  (t) => [
    index('pedido_esperas_enviar').on(t.pedidoId).where(sql`${t.porEnviar} > 0`),
    index('pedido_esperas_fabricar').on(t.pedidoId).where(sql`${t.porFabricar} > 0`),
  ],
)
watch(pedidoEsperasTable, { history: 'none' })

const pedidosCon = (union: SQL) => sql`
  select p.id, p.version, p.creado_en, p.modificado_en, p.numero, p.cliente_id, c.razon_social as cliente,
    p.comercial_id, p.fecha, p.tipo, p.lugar, p.estado, p.situacion, p.fecha_entrega_hasta, p.referencia_cliente, p.origen,
    p.situacion = 'recibido' and coalesce(c.bloqueado, false) as retenido, e.por_enviar, e.por_fabricar,
    e.en_taller, p.prendas, p.base, p.total
  from pedidos p ${union} clientes c on c.id = p.cliente_id left join pedido_esperas e on e.pedido_id = p.id`

/** The list of orders: one row each, with the customer's name and what can leave of it. */
export const pedidosLista = pgView('pedidos_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text().notNull(),
  clienteId: integer().notNull(),
  cliente: text().notNull(),
  comercialId: integer(),
  fecha: date().notNull(),
  tipo: text().notNull().$type<Tipo>(),
  lugar: text().notNull().$type<EnCasa>(),
  estado: integer().notNull(),
  situacion: text().notNull().$type<Situacion>(),
  fechaEntregaHasta: date(),
  referenciaCliente: text().notNull(),
  origen: text().notNull().$type<'web' | 'showroom' | 'comercial'>(),
  retenido: boolean().notNull(),
  porEnviar: integer().notNull(),
  porFabricar: integer().notNull(),
  enTaller: integer().notNull(),
  prendas: integer().notNull(),
  base: importe().notNull(),
  total: importe().notNull(),
}).as(pedidosCon(sql`left join`))

/** The same, for whoever sorts them by whose they are: reading may begin with those. */
export const pedidosPorSuOrden = readAs(pedidosLista, pedidosCon(sql`join`))
