import { DeCompra, DeLiquidacion, Recibida } from '@telar/contract/facturacion/recibidas'
import type { Search } from '@telar/contract/kit/search'
import type { Idioma } from '@telar/domain/idioma'
import { UNIDADES } from '@telar/domain/produccion/materia'
import { asc, eq, getTableColumns, getViewSelectedFields, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { libroRecibidasLista, pagosTable as p, recibidasTable as r } from '../../db/schema/facturacion/recibidas.ts'
import { proveedoresTable as s } from '../../db/schema/produccion/proveedores.ts'
import { notFound } from '../../kit/errors.ts'
import { plan, type Source } from '../../kit/rows/source.ts'

const { tramos: _, vencimientos: __, pais: ___, ...fila } = getTableColumns(r)

export const fuenteRecibidas: Source = {
  table: r,
  columns: fila,
  searchIn: ['proveedor', 'numero', 'nif'],
  orderBy: 'fechaRecepcion desc',
}

export const fuenteProveedores: Source = {
  table: s,
  columns: { id: s.id, codigo: s.codigo, razonSocial: s.razonSocial, nif: s.nif, direccion: s.direccion },
  searchIn: ['codigo', 'razonSocial', 'nif'],
  orderBy: 'razonSocial',
}

export const fuenteLibro: Source = {
  table: libroRecibidasLista,
  columns: getViewSelectedFields(libroRecibidasLista),
  searchIn: ['proveedor', 'numero', 'nif'],
  orderBy: 'fecha desc',
}

const Entrega = z.object({
  id: z.int(),
  fecha: z.string(),
  albaranProveedor: z.string(),
  materia: z.string(),
  cantidad: z.number(),
  unidad: z.enum(UNIDADES),
  importe: z.number(),
})

/** Deliveries that came, with what they should cost. */
const entregas = (db: Db, cuales: SQL) =>
  rows(
    db,
    Entrega,
    sql`
    select e.id, e.fecha::text as fecha, e.albaran_proveedor as "albaranProveedor", concat_ws(' ', m.codigo, m.nombre) as materia,
      e.cantidad::float8 as cantidad, m.unidad, round(e.cantidad * e.precio, 2)::float8 as importe
    from entradas e join materias m on m.id = e.materia_id left join recibida_entradas x on x.entrada_id = e.id
    where e.recibida and ${cuales} order by e.fecha, e.id`,
  )

/** The deliveries of a supplier that are on no invoice. */
export const sinFactura = (db: Db, proveedorId: number) =>
  entregas(db, sql`e.proveedor_id = ${proveedorId} and x.recibida_id is null`)

/** Statements that were settled, the oldest first. */
const liquidaciones = (db: Db, cuales: SQL) =>
  rows(
    db,
    Recibida.shape.liquidaciones.element,
    sql`
    select q.id, q.numero, q.mes, q.importe::float8 as importe
    from liquidaciones_taller q left join recibida_liquidaciones y on y.liquidacion_id = q.id
    where q.numero is not null and ${cuales} order by q.mes, q.id`,
  )

/** The settled statements of a workshop that are on no invoice. */
export const liquidacionesSinFactura = (db: Db, tallerId: number) =>
  liquidaciones(db, sql`q.taller_id = ${tallerId} and y.recibida_id is null`)

/** The invoice of a statement, what it differs by from what its statements come to, and what of it was paid. */
export async function deLiquidacion(db: Db, liquidacionId: number): Promise<z.output<typeof DeLiquidacion>> {
  const facturas = await rows(
    db,
    DeLiquidacion.shape.facturas.element,
    sql`
    select f.id, f.numero, f.fecha::text as fecha, f.base::float8 as base, s.liquidado::float8 as liquidado,
      (f.base - s.liquidado)::float8 as diferencia, f.total::float8 as total, f.pendiente::float8 as pendiente
    from recibidas f join recibida_liquidaciones y on y.recibida_id = f.id cross join lateral (
      select coalesce(sum(q.importe), 0) as liquidado
      from recibida_liquidaciones z join liquidaciones_taller q on q.id = z.liquidacion_id where z.recibida_id = f.id) s
    where y.liquidacion_id = ${liquidacionId}`,
  )
  return { facturas }
}

export async function verRecibida(db: Db, id: number): Promise<z.input<typeof Recibida>> {
  const [recibida] = await db.select().from(r).where(eq(r.id, id))
  if (!recibida) throw notFound('Recibida', id)
  const suyas = await entregas(db, sql`x.recibida_id = ${id}`)
  const deTaller = await liquidaciones(db, sql`y.recibida_id = ${id}`)
  const pagos = await db.select().from(p).where(eq(p.recibidaId, id)).orderBy(asc(p.fecha), asc(p.id))
  return {
    ...recibida,
    vencimientos: [...recibida.vencimientos],
    pendiente: recibida.pendiente ?? 0,
    entradaIds: suyas.map((una) => una.id),
    entregas: suyas,
    liquidacionIds: deTaller.map((una) => una.id),
    liquidaciones: deTaller,
    pagos,
  }
}

/** A purchase order against the invoices of what came of it. */
export async function deCompra(db: Db, compraId: number): Promise<z.output<typeof DeCompra>> {
  const lineas = await rows(
    db,
    DeCompra.shape.lineas.element,
    sql`
    select e.id as "lineaId", concat_ws(' ', m.codigo, m.nombre) as materia, m.unidad, e.pedida::float8 as pedida,
      coalesce(sum(r.cantidad), 0)::float8 as recibida, coalesce(sum(d.devuelta), 0)::float8 as devuelta,
      coalesce(sum(r.cantidad) filter (where x.recibida_id is not null), 0)::float8 as facturada
    from entradas e join materias m on m.id = e.materia_id left join entradas r on r.pedida_en_id = e.id
      left join recibida_entradas x on x.entrada_id = r.id
      left join lateral (
        select sum(l.cantidad) as devuelta from piezas z join devolucion_proveedor_piezas l on l.pieza_id = z.id
          join devoluciones_proveedor v on v.id = l.devolucion_id and not v.anulada
        where z.entrada_id = r.id) d on true
    where e.compra_id = ${compraId} group by e.id, m.id order by e.orden, e.id`,
  )
  if (lineas.length === 0) throw notFound('Compra', compraId)
  const facturas = await rows(
    db,
    DeCompra.shape.facturas.element,
    sql`
    select f.id, f.numero, f.fecha::text as fecha, f.base::float8 as base, s.entregado::float8 as entregado,
      (f.base - s.entregado)::float8 as diferencia
    from recibidas f cross join lateral (
      select coalesce(sum(round(e.cantidad * e.precio, 2)), 0) as entregado
      from recibida_entradas x join entradas e on e.id = x.entrada_id where x.recibida_id = f.id) s
    where f.id in (
      select x.recibida_id from recibida_entradas x join entradas r on r.id = x.entrada_id
        join entradas e on e.id = r.pedida_en_id where e.compra_id = ${compraId})
    order by f.fecha, f.id`,
  )
  return { lineas, facturas }
}

/** The sums over a whole search. */
export async function sumarRecibidas(db: Db, search: Search, idioma: Idioma) {
  const suma = (columna: PgColumn) => sql<number>`coalesce(sum(${columna}), 0)::float8`
  const [sumas] = await db
    .select({
      recibidas: sql<number>`count(*)::int`,
      base: suma(r.base),
      cuota: suma(r.cuota),
      total: suma(r.total),
      pendiente: suma(r.pendiente),
    })
    .from(r)
    .where(plan(fuenteRecibidas, search, idioma).where)
  return sumas ?? { recibidas: 0, base: 0, cuota: 0, total: 0, pendiente: 0 }
}
