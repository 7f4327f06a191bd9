import type { Causa, EnCasa, Lugar } from '@telar/domain/almacen/movimiento'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, pgView, text } from 'drizzle-orm/pg-core'
import { momento, registro, textos } from '../../columns.ts'
import { watch } from '../../watch.ts'

/**
 * The ledger of garments: so many of a cell went from one place to another. Rows are only ever added; the sums beside
 * the variant follow from them by a trigger, and nothing else may write those. A cell is named, not referenced: what
 * was booked stays when a colour is merged or a model goes.
 */
export const movimientosTable = pgTable(
  'movimientos',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    cuando: momento().notNull().default(sql`now()`),
    quien: text().default(sql`nullif(current_setting('telar.usuario', true), '')`),
    causa: text().notNull().$type<Causa>(),
    modeloId: integer().notNull(),
    colorId: integer().notNull(),
    talla: text().notNull(),
    cantidad: integer().notNull(),
    de: text().notNull().$type<Lugar>(),
    a: text().notNull().$type<Lugar>(),
    /** The documents that it belongs to. */
    pedidoId: integer(),
    entregaId: integer(),
    ordenId: integer(),
    facturaId: integer(),
    recuentoId: integer(),
    motivo: text().notNull().default(''),
  },
  (t) => [
    index('movimientos_celda').on(t.modeloId, t.colorId, t.talla, t.id),
    index('movimientos_cuando').on(t.cuando, t.id),
    index('movimientos_pedido').on(t.pedidoId).where(sql`${t.pedidoId} is not null`),
    index('movimientos_entrega').on(t.entregaId).where(sql`${t.entregaId} is not null`),
    index('movimientos_orden').on(t.ordenId).where(sql`${t.ordenId} is not null`),
    index('movimientos_factura').on(t.facturaId).where(sql`${t.facturaId} is not null`),
    index('movimientos_recuento').on(t.recuentoId).where(sql`${t.recuentoId} is not null`),
    check('movimientos_cantidad', sql`${t.cantidad} > 0 and ${t.de} <> ${t.a}`),
  ],
)
watch(movimientosTable, { history: 'none', told: 'none' })

/** A count: somebody looked at what lies in a place. Its differences are booked with it. */
export const recuentosTable = pgTable(
  'recuentos',
  {
    ...registro(),
    lugar: text().notNull().default('almacen').$type<EnCasa>(),
    quien: text(),
    nota: text().notNull().default(''),
    celdas: integer().notNull().default(0),
    /** How many garments there were more, and how many fewer, than the books said. */
    sobran: integer().notNull().default(0),
    faltan: integer().notNull().default(0),
  },
  (t) => [index('recuentos_fecha').on(t.creadoEn, t.id)],
)
watch(recuentosTable, { history: 'none', told: 'none' })

export const recuentoCeldasTable = pgTable(
  'recuento_celdas',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recuentoId: integer()
      .notNull()
      .references(() => recuentosTable.id),
    modeloId: integer().notNull(),
    colorId: integer().notNull(),
    talla: text().notNull(),
    habia: integer().notNull(),
    contadas: integer().notNull(),
  },
  (t) => [index('recuento_celdas_recuento').on(t.recuentoId), check('recuento_celdas_cuenta', sql`${t.contadas} >= 0`)],
)
watch(recuentoCeldasTable, { history: 'none', told: 'none' })

/** The ledger as people read it, with the names of what it is about. */
export const movimientosLista = pgView('movimientos_lista', {
  id: bigint({ mode: 'number' }).notNull(),
  cuando: momento().notNull(),
  quien: text(),
  causa: text().notNull().$type<Causa>(),
  modeloId: integer().notNull(),
  modelo: text(),
  nombre: text(),
  colorId: integer().notNull(),
  color: textos(),
  talla: text().notNull(),
  cantidad: integer().notNull(),
  de: text().notNull().$type<Lugar>(),
  a: text().notNull().$type<Lugar>(),
  pedidoId: integer(),
  pedido: text(),
  clienteId: integer(),
  cliente: text(),
  entregaId: integer(),
  entrega: text(),
  ordenId: integer(),
  orden: text(),
  facturaId: integer(),
  factura: text(),
  recuentoId: integer(),
  /** Every paper that a movement belongs to, by its number; the way to find it by any. */
  documento: text().notNull(),
  motivo: text().notNull(),
}).as(sql`
  select l.id, l.cuando, l.quien, l.causa, l.modelo_id, m.numero as modelo, m.nombre, l.color_id, c.nombre as color,
    l.talla, l.cantidad, l.de, l.a, l.pedido_id, p.numero as pedido, coalesce(p.cliente_id, f.cliente_id) as cliente_id,
    k.razon_social as cliente, l.entrega_id, e.numero as entrega, l.orden_id, o.numero as orden, l.factura_id,
    f.numero_completo as factura, l.recuento_id,
    concat_ws(' · ', l.recuento_id, o.numero, e.numero, p.numero, f.numero_completo) as documento, l.motivo
  from movimientos l
    left join modelos m on m.id = l.modelo_id
    left join colores c on c.id = l.color_id
    left join pedidos p on p.id = l.pedido_id
    left join entregas e on e.id = l.entrega_id
    left join ordenes_fab o on o.id = l.orden_id
    left join facturas f on f.id = l.factura_id
    left join clientes k on k.id = coalesce(p.cliente_id, f.cliente_id)`)
