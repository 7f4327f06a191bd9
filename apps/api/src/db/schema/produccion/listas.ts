import type { SituacionDeCompra } from '@telar/domain/produccion/compra'
import type { TipoDeMateria, Unidad } from '@telar/domain/produccion/materia'
import { ABIERTAS, type EstadoDeOrden, VIVAS } from '@telar/domain/produccion/orden-fab'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgView, text } from 'drizzle-orm/pg-core'
import { importe, momento, precio, textos } from '../../columns.ts'

const enEstado = (estados: readonly EstadoDeOrden[]) =>
  sql.raw(`o.estado in (${estados.map((estado) => `'${estado}'`).join(', ')})`)

/** The cloth that a launched order will take for what it has not cut, material by material and colour by colour. */
const RESERVAS = sql`
  select o.id as orden_id, l.materia_id, c.color_id,
    ceil(sum(c.por_cortar * coalesce(t.consumo, l.consumo)) * (1 + l.merma / 100) * 10000) / 10000 as cantidad
  from ordenes_fab o
    join orden_fab_celdas c on c.orden_id = o.id and c.por_cortar > 0
    join escandallo_lineas l on l.escandallo_id = o.escandallo_id and l.materia_id is not null
    left join lateral (
      select (r->>'consumo')::numeric as consumo from jsonb_array_elements(l.por_tallas) r
      where r->'tallas' ? c.talla limit 1) t on true
  where ${enEstado(ABIERTAS)} group by o.id, l.id, c.color_id`

export const reservasDeTela = pgView('reservas_de_tela', {
  ordenId: integer().notNull(),
  materiaId: integer().notNull(),
  colorId: integer().notNull(),
  cantidad: precio().notNull(),
}).as(sql`
  select orden_id, materia_id, color_id, sum(cantidad)::numeric(12, 4) as cantidad from (${RESERVAS}) r group by 1, 2, 3`)

/**
 * What has come of what was asked for, and what of it is still on its way. What went back to be replaced has not come;
 * of an order that nobody has sent nothing is on its way.
 */
const DE_LO_PEDIDO = sql`
  select x.recibido, case when e.recibida or exists (
      select from compras k where k.id = e.compra_id and k.estado = 'borrador') then 0
    else greatest(0, e.pedida - x.recibido - e.cerrada) end as abierta
  from (
    select coalesce(sum(p.cantidad - coalesce((
      select sum(l.cantidad) from piezas z join devolucion_proveedor_piezas l on l.pieza_id = z.id
        join devoluciones_proveedor d on d.id = l.devolucion_id and d.repone and not d.anulada
      where z.entrada_id = p.id), 0)), 0) as recibido
    from entradas p where p.pedida_en_id = e.id) x`

/** The list of materials: what is left of each, what it is worth, what is spoken for and what is on its way. */
export const materiasLista = pgView('materias_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  codigo: text().notNull(),
  nombre: text().notNull(),
  tipo: text().notNull().$type<TipoDeMateria>(),
  unidad: text().notNull().$type<Unidad>(),
  composicion: text().notNull(),
  anchoCm: integer(),
  proveedorId: integer().notNull(),
  proveedor: text().notNull(),
  precio: precio().notNull(),
  stockMinimo: precio().notNull(),
  taric: text(),
  pesoGr: integer(),
  notas: text().notNull(),
  activa: boolean().notNull(),
  stock: precio().notNull(),
  piezas: integer().notNull(),
  precioMedio: precio(),
  /** What launched orders will cut of it. */
  reservada: precio().notNull(),
  enCamino: precio().notNull(),
  bajoMinimo: boolean().notNull(),
}).as(sql`
  select m.id, m.version, m.creado_en, m.modificado_en, m.codigo, m.nombre, m.tipo, m.unidad, m.composicion,
    m.ancho_cm, m.proveedor_id, p.razon_social as proveedor, m.precio, m.stock_minimo, m.taric, m.peso_gr, m.notas, m.activa, s.stock,
    s.piezas, s.precio_medio, r.reservada, e.en_camino, s.stock < m.stock_minimo as bajo_minimo
  from materias m
    join proveedores p on p.id = m.proveedor_id
    cross join lateral (
      select coalesce(sum(restante), 0)::numeric(12, 4) as stock, count(*)::int as piezas,
        round(sum(restante * coste) / sum(restante), 4)::numeric(12, 4) as precio_medio
      from piezas where materia_id = m.id and restante > 0) s
    cross join lateral (
      select coalesce(sum(cantidad), 0)::numeric(12, 4) as reservada
      from (${RESERVAS} having l.materia_id = m.id) x) r
    cross join lateral (
      select coalesce(sum(a.abierta), 0)::numeric(12, 4) as en_camino
      from entradas e cross join lateral (${DE_LO_PEDIDO}) a where e.materia_id = m.id and not e.recibida) e`)

/** The deliveries, those that came and those that are awaited. */
export const entradasLista = pgView('entradas_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  materiaId: integer().notNull(),
  codigo: text().notNull(),
  materia: text().notNull(),
  unidad: text().notNull().$type<Unidad>(),
  proveedorId: integer().notNull(),
  proveedor: text().notNull(),
  recibida: boolean().notNull(),
  fecha: date().notNull(),
  fechaPrevista: date(),
  albaranProveedor: text().notNull(),
  precio: precio().notNull(),
  pedida: precio(),
  /** How much came: with it, or of what was asked for. */
  cantidad: precio().notNull(),
  abierta: precio().notNull(),
  cerrada: precio().notNull(),
  motivo: text().notNull(),
  pedidaEnId: integer(),
  compraId: integer(),
  compra: text(),
  colorId: integer(),
  color: textos(),
  fechaConfirmada: date(),
  piezas: integer().notNull(),
}).as(sql`
  select e.id, e.version, e.creado_en, e.modificado_en, e.materia_id, m.codigo, m.nombre as materia, m.unidad,
    e.proveedor_id, p.razon_social as proveedor, e.recibida, e.fecha, e.fecha_prevista, e.albaran_proveedor, e.precio,
    e.pedida, (case when e.recibida then e.cantidad else a.recibido end)::numeric(12, 4) as cantidad,
    a.abierta::numeric(12, 4) as abierta, e.cerrada, e.motivo, e.pedida_en_id, k.id as compra_id, k.numero as compra,
    e.color_id, c.nombre as color, e.fecha_confirmada,
    (select count(*)::int from piezas z where z.entrada_id = e.id) as piezas
  from entradas e join materias m on m.id = e.materia_id join proveedores p on p.id = e.proveedor_id
    left join entradas o on o.id = e.pedida_en_id left join compras k on k.id = coalesce(e.compra_id, o.compra_id)
    left join colores c on c.id = e.color_id
    cross join lateral (${DE_LO_PEDIDO}) a
  where e.recibida or k.estado <> 'borrador'`)

/** The purchase orders: what they come to, what of it is awaited, and since when. */
export const comprasLista = pgView('compras_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text().notNull(),
  proveedorId: integer().notNull(),
  proveedor: text().notNull(),
  estado: text().notNull().$type<SituacionDeCompra>(),
  fecha: date().notNull(),
  referencia: text().notNull(),
  notas: text().notNull(),
  lineas: integer().notNull(),
  materias: text().notNull(),
  importe: importe().notNull(),
  /** What has not come is worth. */
  abierto: importe().notNull(),
  /** The first day on which something of it is awaited. */
  fechaPrevista: date(),
}).as(sql`
  select k.id, k.version, k.creado_en, k.modificado_en, k.numero, k.proveedor_id, p.razon_social as proveedor,
    case when k.estado = 'borrador' then 'borrador'
      when l.abiertas > 0 then case when l.llegadas > 0 then 'parcial' else k.estado end
      when l.llegadas = 0 then 'anulada' when l.cerradas > 0 then 'cerrada' else 'recibida' end as estado,
    k.fecha, k.referencia, k.notas, l.lineas, l.materias, l.importe, l.abierto, l.fecha_prevista
  from compras k join proveedores p on p.id = k.proveedor_id cross join lateral (
    select count(*)::int as lineas, coalesce(string_agg(distinct m.nombre, ', '), '') as materias,
      coalesce(sum(round(e.pedida * e.precio, 2)), 0)::numeric(12, 2) as importe,
      coalesce(sum(round(a.abierta * e.precio, 2)), 0)::numeric(12, 2) as abierto,
      count(*) filter (where a.abierta > 0) as abiertas, count(*) filter (where a.recibido > 0) as llegadas,
      count(*) filter (where e.cerrada > 0) as cerradas,
      min(coalesce(e.fecha_confirmada, e.fecha_prevista)) filter (where a.abierta > 0 or k.estado = 'borrador') as fecha_prevista
    from entradas e join materias m on m.id = e.materia_id cross join lateral (${DE_LO_PEDIDO}) a
    where e.compra_id = k.id) l`)

/** What went back to suppliers. */
export const devolucionesProveedorLista = pgView('devoluciones_proveedor_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text().notNull(),
  proveedorId: integer().notNull(),
  proveedor: text().notNull(),
  fecha: date().notNull(),
  motivo: text().notNull(),
  repone: boolean().notNull(),
  anulada: boolean().notNull(),
  quien: text(),
  materias: text().notNull(),
  importe: importe().notNull(),
}).as(sql`
  select d.id, d.version, d.creado_en, d.modificado_en, d.numero, d.proveedor_id, p.razon_social as proveedor, d.fecha,
    d.motivo, d.repone, d.anulada, d.quien, l.materias, l.importe
  from devoluciones_proveedor d join proveedores p on p.id = d.proveedor_id cross join lateral (
    select coalesce(string_agg(distinct m.nombre, ', '), '') as materias,
      coalesce(sum(round(x.cantidad * z.coste, 2)), 0)::numeric(12, 2) as importe
    from devolucion_proveedor_piezas x join piezas z on z.id = x.pieza_id join materias m on m.id = z.materia_id
    where x.devolucion_id = d.id) l`)

/** The rolls, with what they are and where they lie. */
export const piezasLista = pgView('piezas_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  entradaId: integer().notNull(),
  fecha: date().notNull(),
  materiaId: integer().notNull(),
  codigo: text().notNull(),
  materia: text().notNull(),
  unidad: text().notNull().$type<Unidad>(),
  colorId: integer(),
  color: textos(),
  numero: text().notNull(),
  lote: text().notNull(),
  metros: precio().notNull(),
  restante: precio().notNull(),
  coste: precio().notNull(),
  ubicacion: text().notNull(),
}).as(sql`
  select z.id, z.version, z.creado_en, z.modificado_en, z.entrada_id, e.fecha, z.materia_id, m.codigo,
    m.nombre as materia, m.unidad, z.color_id, c.nombre as color, z.numero, z.lote, z.metros, z.restante, z.coste,
    z.ubicacion
  from piezas z
    join entradas e on e.id = z.entrada_id
    join materias m on m.id = z.materia_id
    left join colores c on c.id = z.color_id`)

/** The list of manufacturing orders: what is made, by whom, and how far it is. */
export const ordenesFabLista = pgView('ordenes_fab_lista', {
  id: integer().notNull(),
  version: integer().notNull(),
  creadoEn: momento().notNull(),
  modificadoEn: momento().notNull(),
  numero: text().notNull(),
  modeloId: integer().notNull(),
  modelo: text().notNull(),
  nombre: text().notNull(),
  temporadaId: integer().notNull(),
  temporada: text().notNull(),
  tallerId: integer(),
  taller: text(),
  estado: text().notNull().$type<EstadoDeOrden>(),
  fecha: date().notNull(),
  fechaEntrega: date(),
  previstas: integer().notNull(),
  cortadas: integer().notNull(),
  recibidas: integer().notNull(),
  segundas: integer().notNull(),
  perdidas: integer().notNull(),
  cerradas: integer().notNull(),
  /** What is still to come. */
  pendientes: integer().notNull(),
  costePrevisto: precio(),
  costeReal: precio(),
}).as(sql`
  select o.id, o.version, o.creado_en, o.modificado_en, o.numero, o.modelo_id, m.numero as modelo, m.nombre,
    m.temporada_id, s.codigo as temporada, o.taller_id, p.razon_social as taller, o.estado, o.fecha, o.fecha_entrega,
    c.previstas, c.cortadas, c.recibidas, c.segundas, c.perdidas, c.cerradas,
    case when ${enEstado(VIVAS)} then c.pendientes else 0 end as pendientes, o.coste_previsto, o.coste_real
  from ordenes_fab o
    join modelos m on m.id = o.modelo_id
    join temporadas s on s.id = m.temporada_id
    left join proveedores p on p.id = o.taller_id
    cross join lateral (
      select coalesce(sum(prevista), 0)::int as previstas, coalesce(sum(cortada), 0)::int as cortadas,
        coalesce(sum(recibida), 0)::int as recibidas, coalesce(sum(segunda), 0)::int as segundas,
        coalesce(sum(perdida), 0)::int as perdidas, coalesce(sum(cerrada), 0)::int as cerradas,
        coalesce(sum(pendiente), 0)::int as pendientes
      from orden_fab_celdas where orden_id = o.id) c`)
