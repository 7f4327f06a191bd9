import type { EstadoDeOleada } from '@telar/domain/ventas/oleada'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, pgView, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { momento, registro } from '../../columns.ts'
import { watch } from '../../watch.ts'
import { pedidosTable } from './pedidos.ts'

/** A walk through the warehouse for several orders at once. */
export const oleadasTable = pgTable(
  'oleadas',
  {
    ...registro(),
    numero: text().notNull().unique(),
    fecha: date().notNull(),
    estado: text().notNull().default('abierta').$type<EstadoDeOleada>(),
    nota: text().notNull().default(''),
    quien: text(),
    cerradaEn: momento(),
  },
  (t) => [
    index('oleadas_estado').on(t.estado, t.id),
    index('oleadas_fecha').on(t.fecha, t.id),
    check('oleadas_estado_valido', sql`${t.estado} in ('abierta', 'cerrada')`),
  ],
)

/** The orders of a wave. Whoever is out of it, because the wave was closed or the order no longer waits, has a day there. */
export const oleadaPedidosTable = pgTable(
  'oleada_pedidos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    oleadaId: integer()
      .notNull()
      .references(() => oleadasTable.id, { onDelete: 'cascade' }),
    pedidoId: integer()
      .notNull()
      .references(() => pedidosTable.id, { onDelete: 'cascade' }),
    /** Its place on the cart. */
    puesto: integer().notNull(),
    fueraEn: momento(),
    /** Why it is out: where the order stood then, or that somebody took it out. */
    fuera: text().notNull().default(''),
  },
  (t) => [
    unique('oleada_pedidos_unique').on(t.oleadaId, t.pedidoId),
    unique('oleada_pedidos_puesto').on(t.oleadaId, t.puesto),
    uniqueIndex('oleada_pedidos_una').on(t.pedidoId).where(sql`${t.fueraEn} is null`),
    index('oleada_pedidos_pedido').on(t.pedidoId, t.oleadaId),
  ],
)
watch(oleadaPedidosTable, { history: 'none', told: 'none' })

/** What a wave took for an order. A cell is named, not referenced: what was picked stays when the order's lines change. */
export const oleadaCeldasTable = pgTable(
  'oleada_celdas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    oleadaId: integer()
      .notNull()
      .references(() => oleadasTable.id, { onDelete: 'cascade' }),
    pedidoId: integer().notNull(),
    modeloId: integer().notNull(),
    colorId: integer().notNull(),
    talla: text().notNull(),
    cantidad: integer().notNull(),
    cogidas: integer().notNull().default(0),
    faltan: integer().notNull().default(0),
    motivo: text().notNull().default(''),
  },
  (t) => [
    unique('oleada_celdas_unique').on(t.oleadaId, t.pedidoId, t.modeloId, t.colorId, t.talla),
    index('oleada_celdas_color').on(t.colorId),
    check(
      'oleada_celdas_cuenta',
      sql`${t.cantidad} > 0 and ${t.cogidas} >= 0 and ${t.faltan} >= 0 and ${t.cogidas} + ${t.faltan} <= ${t.cantidad}`,
    ),
  ],
)
watch(oleadaCeldasTable, { history: 'none', told: 'none' })

/** The waves with how far each has come. */
export const oleadasLista = pgView('oleadas_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text().notNull(),
  fecha: date().notNull(),
  estado: text().notNull().$type<EstadoDeOleada>(),
  nota: text().notNull(),
  quien: text(),
  pedidos: integer().notNull(),
  prendas: integer().notNull(),
  cogidas: integer().notNull(),
  faltan: integer().notNull(),
}).as(sql`
  select o.id, o.version, o.creado_en, o.modificado_en, o.numero, o.fecha, o.estado, o.nota, o.quien,
    p.pedidos, coalesce(c.prendas, 0) as prendas, coalesce(c.cogidas, 0) as cogidas, coalesce(c.faltan, 0) as faltan
  from oleadas o
    cross join lateral (select count(*)::int as pedidos from oleada_pedidos x where x.oleada_id = o.id) p
    cross join lateral (
      select sum(x.cantidad)::int as prendas, sum(x.cogidas)::int as cogidas, sum(x.faltan)::int as faltan
      from oleada_celdas x where x.oleada_id = o.id) c`)
