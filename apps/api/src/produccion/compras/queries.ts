import { Compra, PorLlegar } from '@telar/contract/produccion/compra'
import { and, asc, eq, getViewSelectedFields, gt, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { papelesTable } from '../../db/schema/casa/papeles.ts'
import { comprasTable as k } from '../../db/schema/produccion/compras.ts'
import { comprasLista, devolucionesProveedorLista, piezasLista } from '../../db/schema/produccion/listas.ts'
import { entradasTable as e } from '../../db/schema/produccion/materias.ts'
import { proveedoresTable as p } from '../../db/schema/produccion/proveedores.ts'
import { notFound } from '../../kit/errors.ts'
import { ofDay, type Source } from '../../kit/rows/source.ts'

const columnas = getViewSelectedFields(comprasLista)

/** Whether something of an order should have come already. */
const atrasada = (hoy: string): SQL<boolean> =>
  sql<boolean>`(coalesce(${comprasLista.fechaPrevista} < ${hoy}, false) and ${comprasLista.abierto} > 0)`

export const filas = ofDay((hoy) => ({
  table: comprasLista,
  columns: columnas,
  calculated: { atrasada: { kind: 'boolean', nullable: false, sql: atrasada(hoy) } },
  searchIn: ['numero', 'proveedor', 'referencia', 'materias'],
  orderBy: 'fecha desc',
}))

export const devoluciones: Source = {
  table: devolucionesProveedorLista,
  columns: getViewSelectedFields(devolucionesProveedorLista),
  searchIn: ['numero', 'proveedor', 'motivo', 'materias'],
  orderBy: 'fecha desc',
}

/** What was asked for, line by line, with what has come, went back and was given up. */
const lineasEnSql = (cuales: SQL): SQL => sql`
  select e.id, e.version, e.compra_id as "compraId", k.numero, k.proveedor_id as "proveedorId", e.materia_id as "materiaId", m.codigo,
    m.nombre as materia, m.unidad, coalesce(c.referencia, '') as referencia, e.color_id as "colorId",
    o.nombre as color, e.pedida::float8 as pedida, e.precio::float8 as precio,
    round(e.pedida * e.precio, 2)::float8 as importe, e.fecha_prevista::text as "fechaPrevista",
    e.fecha_confirmada::text as "fechaConfirmada", coalesce(v.cantidad, 0)::float8 as recibida,
    coalesce(d.devuelta, 0)::float8 as devuelta, coalesce(v.abierta, 0)::float8 as abierta,
    e.cerrada::float8 as cerrada, e.motivo
  from entradas e join compras k on k.id = e.compra_id join materias m on m.id = e.materia_id
    left join colores o on o.id = e.color_id
    left join entradas_lista v on v.id = e.id
    left join materia_proveedores c on c.materia_id = e.materia_id and c.proveedor_id = k.proveedor_id
    left join lateral (
      select sum(l.cantidad) as devuelta from entradas r join piezas z on z.entrada_id = r.id
        join devolucion_proveedor_piezas l on l.pieza_id = z.id
        join devoluciones_proveedor x on x.id = l.devolucion_id and not x.anulada
      where r.pedida_en_id = e.id) d on true
  where ${cuales}`

export const lineasDe = (db: Db, compraId: number) =>
  rows(db, PorLlegar, sql`${lineasEnSql(sql`k.id = ${compraId}`)} order by e.orden, e.id`)

/** What is awaited of a supplier, the oldest first. */
export const porLlegar = (db: Db, proveedorId: number) =>
  rows(
    db,
    PorLlegar,
    sql`${lineasEnSql(sql`k.proveedor_id = ${proveedorId} and v.abierta > 0`)}
      order by coalesce(e.fecha_confirmada, e.fecha_prevista) nulls last, e.compra_id, e.orden, e.id`,
  )

const entregasDe = (db: Db, compraId: number) =>
  rows(
    db,
    Compra.shape.entregas.element,
    sql`
    select v.id, first_value(v.id) over (partition by v.creado_en, v.albaran_proveedor, v.fecha order by v.id) as "conId",
      v.pedida_en_id as "lineaId", v.fecha::text as fecha, v.albaran_proveedor as "albaranProveedor", v.materia, v.unidad,
      v.cantidad::float8 as cantidad, v.precio::float8 as precio, v.piezas, v.motivo, coalesce((
        select sum(l.cantidad) from piezas z join devolucion_proveedor_piezas l on l.pieza_id = z.id
          join devoluciones_proveedor d on d.id = l.devolucion_id and not d.anulada
        where z.entrada_id = v.id), 0)::float8 as devuelta
    from entradas_lista v where v.compra_id = ${compraId} and v.recibida order by v.fecha, v.id`,
  )

const devolucionesDe = (db: Db, compraId: number) =>
  rows(
    db,
    Compra.shape.devoluciones.element,
    sql`
    select d.id, d.numero, d.fecha::text as fecha, d.motivo, d.repone, d.anulada, sum(l.cantidad)::float8 as cantidad
    from devoluciones_proveedor d join devolucion_proveedor_piezas l on l.devolucion_id = d.id
      join piezas z on z.id = l.pieza_id join entradas r on r.id = z.entrada_id join entradas e on e.id = r.pedida_en_id
    where e.compra_id = ${compraId} group by d.id order by d.id`,
  )

/** A purchase order with its lines, the deliveries that came of them, and what went back. */
export async function verCompra(db: Db, id: number, hoy: string): Promise<z.input<typeof Compra>> {
  const [compra] = await db
    .select({
      ...columnas,
      atrasada: atrasada(hoy),
      dicho: k.estado,
      idioma: k.idioma,
      email: p.email,
      enviadaEn: k.enviadaEn,
      enviadaA: k.enviadaA,
      confirmadaEn: k.confirmadaEn,
      quien: k.quien,
    })
    .from(comprasLista)
    .innerJoin(k, eq(k.id, comprasLista.id))
    .innerJoin(p, eq(p.id, k.proveedorId))
    .where(eq(comprasLista.id, id))
  if (!compra) throw notFound('Compra', id)
  const [papel] = await db
    .select({ revision: max(papelesTable.revision) })
    .from(papelesTable)
    .where(and(eq(papelesTable.clase, 'compra'), eq(papelesTable.documentoId, id)))
  return {
    ...compra,
    revision: papel?.revision ?? 0,
    lineas: await lineasDe(db, id),
    entregas: await entregasDe(db, id),
    devoluciones: await devolucionesDe(db, id),
  }
}

/** The rolls of a supplier of which something is left, the newest first. */
export const piezasDeProveedor = (db: Db, proveedorId: number) =>
  db
    .select()
    .from(piezasLista)
    .where(
      and(
        gt(piezasLista.restante, 0),
        inArray(piezasLista.entradaId, db.select({ id: e.id }).from(e).where(eq(e.proveedorId, proveedorId))),
      ),
    )
    .orderBy(sql`${piezasLista.fecha} desc`, asc(piezasLista.id))
    .limit(500)
