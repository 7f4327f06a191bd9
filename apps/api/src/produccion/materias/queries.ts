import { Fecha, Id } from '@telar/contract/kit/crud'
import { PrecioDeProveedor, Uso } from '@telar/contract/produccion/materia'
import type { Idioma } from '@telar/domain/idioma'
import { sumar } from '@telar/domain/produccion/materia'
import { VIVAS } from '@telar/domain/produccion/orden-fab'
import { leerPackingList } from '@telar/domain/produccion/packing'
import { and, asc, desc, eq, getTableColumns, getViewSelectedFields, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { DiaDelMomento, rows, texts } from '../../db/rows.ts'
import { entradasLista, materiasLista, piezasLista } from '../../db/schema/produccion/listas.ts'
import {
  materiaPreciosTable as h,
  materiasTable,
  piezaAjustesTable,
  piezaMovimientosTable,
} from '../../db/schema/produccion/materias.ts'
import { consumosTable as k, ordenesFabTable } from '../../db/schema/produccion/ordenesfab.ts'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'

export const filas: Source = {
  table: materiasLista,
  columns: getViewSelectedFields(materiasLista),
  searchIn: ['codigo', 'nombre', 'proveedor'],
  orderBy: 'codigo',
  plain: ['tipo', 'unidad'],
}
export const entradas: Source = {
  table: entradasLista,
  columns: getViewSelectedFields(entradasLista),
  searchIn: ['albaranProveedor', 'materia', 'codigo', 'proveedor'],
  orderBy: 'fecha desc',
}
export const piezas: Source = {
  table: piezasLista,
  columns: getViewSelectedFields(piezasLista),
  searchIn: ['numero', 'lote', 'materia', 'codigo', 'ubicacion'],
  orderBy: 'id desc',
}

export async function verMateria(db: Db, id: number) {
  const [materia] = await db.select().from(materiasLista).where(eq(materiasLista.id, id))
  if (!materia) throw notFound('Materia', id)
  return materia
}

async function existe(db: Db, id: number): Promise<void> {
  if ((await db.$count(materiasTable, eq(materiasTable.id, id))) === 0) throw notFound('Materia', id)
}

/** The rolls of a material of which something is left, the oldest first: they are cut in that order. */
export async function piezasEnStock(db: Db, id: number) {
  await existe(db, id)
  return db
    .select()
    .from(piezasLista)
    .where(and(eq(piezasLista.materiaId, id), gt(piezasLista.restante, 0)))
    .orderBy(asc(piezasLista.fecha), asc(piezasLista.id))
}

export async function verEntrada(db: Db, id: number) {
  const [entrada] = await db.select().from(entradasLista).where(eq(entradasLista.id, id))
  if (!entrada) throw notFound('Entrada', id)
  const suyas = await db.select().from(piezasLista).where(eq(piezasLista.entradaId, id)).orderBy(asc(piezasLista.id))
  const { fecha, albaranProveedor, cantidad, pedidaEnId } = entradasLista
  const partes = await db
    .select({ id: entradasLista.id, fecha, albaranProveedor, cantidad })
    .from(entradasLista)
    .where(eq(pedidaEnId, id))
    .orderBy(asc(entradasLista.id))
  return { ...entrada, piezas: suyas, partes }
}

/** A roll with where it came from, what was cut from it and how often it was measured again. */
export async function verPieza(db: Db, id: number) {
  const [pieza] = await db.select().from(piezasLista).where(eq(piezasLista.id, id))
  if (!pieza) throw notFound('Pieza', id)
  const [entrada] = await db.select().from(entradasLista).where(eq(entradasLista.id, pieza.entradaId))
  const consumos = await db
    .select({ ordenId: k.ordenId, numero: ordenesFabTable.numero, cuando: k.cuando, cantidad: k.cantidad })
    .from(k)
    .innerJoin(ordenesFabTable, eq(ordenesFabTable.id, k.ordenId))
    .where(eq(k.piezaId, id))
    .orderBy(desc(k.id))
  const { piezaId, ...ajuste } = getTableColumns(piezaAjustesTable)
  const ajustes = await db.select(ajuste).from(piezaAjustesTable).where(eq(piezaId, id)).orderBy(desc(ajuste.id))
  const { piezaId: dePieza, ...movimiento } = getTableColumns(piezaMovimientosTable)
  const movimientos = await db
    .select(movimiento)
    .from(piezaMovimientosTable)
    .where(eq(dePieza, id))
    .orderBy(desc(movimiento.id))
  const { proveedorId = 0, proveedor = '', albaranProveedor = '' } = entrada ?? {}
  return { ...pieza, proveedorId, proveedor, albaranProveedor, consumos, movimientos, ajustes }
}

/** Each supplier's last price, and what was paid on average for what they delivered; the cheapest first. */
export async function preciosPorProveedor(db: Db, id: number) {
  await existe(db, id)
  return rows(
    db,
    PrecioDeProveedor,
    sql`
    select u.proveedor_id as "proveedorId", p.razon_social as proveedor, u.precio::float8 as ultimo,
      u.fecha::text as desde, round(e.pagado / nullif(e.cantidad, 0), 4)::float8 as medio,
      coalesce(e.cantidad, 0)::float8 as comprado, e.entregas
    from (select distinct on (proveedor_id) proveedor_id, precio, fecha from materia_precios
        where materia_id = ${id} order by proveedor_id, fecha desc, id desc) u
      join proveedores p on p.id = u.proveedor_id
      cross join lateral (
        select sum(cantidad * precio) as pagado, sum(cantidad) as cantidad, count(*)::int as entregas
        from entradas where materia_id = ${id} and proveedor_id = u.proveedor_id and recibida) e
    order by 3, 2`,
  )
}

export async function historiaDePrecios(db: Db, id: number) {
  await existe(db, id)
  return db
    .select({
      fecha: h.fecha,
      proveedorId: h.proveedorId,
      proveedor: proveedoresTable.razonSocial,
      precio: h.precio,
      origen: h.origen,
    })
    .from(h)
    .innerJoin(proveedoresTable, eq(proveedoresTable.id, h.proveedorId))
    .where(eq(h.materiaId, id))
    .orderBy(desc(h.fecha), desc(h.id))
}

/** A sheet has no day but that of its saving. */
const UsoLeido = Uso.extend({ fecha: z.union([Fecha, DiaDelMomento]) })

/** Which sheets name a material, and which manufacturing orders cut it or are to be made by such a sheet. */
export async function usadoEn(db: Db, id: number) {
  await existe(db, id)
  return rows(
    db,
    UsoLeido,
    sql`
    select 'escandallo' as clase, e.id, e.modelo_id as "modeloId", m.numero || ' ' || m.nombre || ' · ' || e.revision as etiqueta,
      e.creado_en::text as fecha, sum(l.consumo)::float8 as cantidad,
      e.revision = (select max(revision) from escandallos x where x.modelo_id = e.modelo_id) as vigente
    from escandallo_lineas l join escandallos e on e.id = l.escandallo_id join modelos m on m.id = e.modelo_id
    where l.materia_id = ${id} group by e.id, m.id
    union all
    select 'ordenfab', o.id, o.modelo_id, o.numero || ' ' || m.numero || ' ' || m.nombre, o.fecha::text,
      coalesce(c.cantidad, 0)::float8, o.estado = any(${texts(VIVAS)})
    from ordenes_fab o join modelos m on m.id = o.modelo_id
      left join lateral (
        select sum(k.cantidad) as cantidad from consumos k join piezas z on z.id = k.pieza_id
        where k.orden_id = o.id and z.materia_id = ${id}) c on true
    where c.cantidad > 0
      or exists (select from escandallo_lineas l where l.escandallo_id = o.escandallo_id and l.materia_id = ${id})
    order by 7 desc, 5 desc, 2 desc`,
  )
}

const Hallado = z.object({ nombre: z.string(), id: Id })

/** A pasted packing list, with the colours it names looked up. */
export async function leerLista(db: Db, texto: string, idioma: Idioma) {
  const { piezas: leidas, errores } = leerPackingList(texto)
  const nombres = [...new Set(leidas.map(({ color }) => color).filter((color) => color !== ''))]
  const hallados = await rows(
    db,
    Hallado,
    sql`
    select n.nombre, min(c.id) as id from unnest(${texts(nombres)}) n(nombre)
      join colores c on norm(n.nombre) = norm(c.codigo)
        or exists (select from jsonb_each_text(c.nombre) t where norm(t.value) = norm(n.nombre))
    group by 1`,
  )
  const ids = new Map(hallados.map(({ nombre, id }) => [nombre, id]))
  return {
    piezas: leidas.map((pieza) => ({ ...pieza, colorId: ids.get(pieza.color) ?? null })),
    cantidad: sumar(leidas.map(({ metros }) => metros)),
    errores: [
      ...errores.map(({ linea, codigo, texto: cruda }) => mensaje(idioma, codigo, { linea, texto: cruda })),
      ...nombres.filter((nombre) => !ids.has(nombre)).map((color) => mensaje(idioma, 'packing.color', { color })),
    ],
  }
}
