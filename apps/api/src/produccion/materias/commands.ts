import { isDeepStrictEqual } from 'node:util'
import type { Change } from '@telar/contract/kit/change'
import type { Body } from '@telar/contract/kit/endpoint'
import type { MateriaInput } from '@telar/contract/produccion/materia'
import type { materias } from '@telar/contract/produccion/materias'
import type { Idioma } from '@telar/domain/idioma'
import { exigirEntera } from '@telar/domain/produccion/materia'
import { and, eq, inArray, ne, notExists, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { comprasTable as c } from '../../db/schema/produccion/compras.ts'
import {
  devolucionesProveedorTable as d,
  entradasTable as e,
  devolucionProveedorPiezasTable as l,
  materiasTable as m,
  piezasTable as p,
} from '../../db/schema/produccion/materias.ts'
import { consumosTable as k } from '../../db/schema/produccion/ordenesfab.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { changeRows } from '../../kit/rows/change-rows.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { MATERIA } from './entradas.ts'
import { anotarPrecio, esLaUltima, olvidarPrecio, volverAlPrecio } from './precios.ts'

type Entrada = z.output<typeof MateriaInput>
type Guardada = typeof m.$inferSelect

type Tarifa = Pick<Entrada, 'proveedorId' | 'precio'>

const tarifa = (db: Db, materiaId: number, { proveedorId, precio }: Tarifa, fecha: string) =>
  anotarPrecio(db, { materiaId, proveedorId, precio, fecha, origen: 'tarifa' })

async function guardada(db: Db, id: number): Promise<Guardada> {
  const [materia] = await db.select().from(m).where(eq(m.id, id))
  if (!materia) throw notFound('Materia', id)
  return materia
}

export async function crearMateria(db: Db, entrada: Entrada, hoy: string): Promise<number> {
  exigirEntera('stockMinimo', entrada.stockMinimo, entrada.unidad)
  const [fila] = await saving(m, db.insert(m).values(entrada).returning({ id: m.id }))
  const id = fila?.id as number
  await tarifa(db, id, entrada, hoy)
  return id
}

export async function cambiarMateria(
  db: Db,
  id: number,
  { version, ...cambio }: z.output<Change<typeof MateriaInput>>,
  hoy: string,
): Promise<number> {
  await saveVersion(db, MATERIA, id, version, cambio)
  const materia = await guardada(db, id)
  exigirEntera('stockMinimo', materia.stockMinimo, materia.unidad)
  await tarifa(db, id, materia, hoy)
  return id
}

type Mudada = Body<(typeof materias)['cambiar']>['filas'][number]

/** Fields of several at once; a price is noted as if each had been changed alone. */
export const cambiarVarias = (db: Db, filas: Mudada[], hoy: string, idioma: Idioma) =>
  changeRows(db, { ...MATERIA, label: m.nombre, idioma }, filas, async (id, cambio) => {
    await saveVersion(db, MATERIA, id, null, cambio)
    const materia = await guardada(db, id)
    if (cambio.stockMinimo !== undefined || cambio.unidad !== undefined)
      exigirEntera('stockMinimo', materia.stockMinimo, materia.unidad)
    await tarifa(db, id, materia, hoy)
  })

const Codigo = z.object({ codigo: z.string() })

/** The first code like this one that is free: CREPE-2, CREPE-3… */
async function codigoLibre(db: Db, codigo: string): Promise<string> {
  const libre = await firstRow(
    db,
    Codigo,
    sql`
    select c.codigo from (select left(${codigo}::text, 24) || '-' || n as codigo, n from generate_series(2, 999) n) c
    where not exists (select from materias x where x.codigo = c.codigo) order by c.n limit 1`,
  )
  return libre?.codigo ?? codigo
}

const dicha = ({ id, version, creadoEn, modificadoEn, codigo, ...datos }: Guardada) => datos

/** A copy that nobody has touched is as good as another: who makes one unaware of it is told which. */
async function refuseIfCopiada(db: Db, original: Guardada, vistos: readonly number[]): Promise<void> {
  const raiz = sql`left(${original.codigo}::text, 24) || '-'`
  const suyas = and(ne(m.id, original.id), sql`starts_with(${m.codigo}, ${raiz})`, eq(m.nombre, original.nombre))
  for (const una of await db.select().from(m).where(suyas).orderBy(m.id))
    if (!vistos.includes(una.id) && isDeepStrictEqual(dicha(una), dicha(original)))
      throw conflict('materia.ya-copiada', { codigo: una.codigo })
}

/** The same material once more: everything but its stock and its history. */
export async function duplicarMateria(
  db: Db,
  { id, codigo, vistos }: Body<(typeof materias)['duplicate']>,
  hoy: string,
): Promise<number> {
  const [original] = await db.select().from(m).where(eq(m.id, id)).for('update')
  if (!original) throw notFound('Materia', id)
  if (vistos) await refuseIfCopiada(db, original, vistos)
  return crearMateria(db, { ...dicha(original), codigo: codigo ?? (await codigoLibre(db, original.codigo)) }, hoy)
}

/**
 * Deliveries disappear with their rolls and with the price they gave, as long as nobody has cut from them and none was
 * on a return; what was asked for, while nothing has come; an order without lines goes with the last one.
 */
export async function borrarEntradas(db: Db, ids: number[]): Promise<number[]> {
  const suyas = db.select({ id: e.materiaId }).from(e).where(inArray(e.id, ids))
  await db.select({ id: m.id }).from(m).where(inArray(m.id, suyas)).orderBy(m.id).for('no key update')
  const filas = await db.select().from(e).where(inArray(e.id, ids)).orderBy(e.id).for('update')
  const falta = ids.find((id) => !filas.some((fila) => fila.id === id))
  if (falta !== undefined) throw notFound('Entrada', falta)
  const [parte] = await db
    .select({ id: e.id })
    .from(e)
    .where(and(inArray(e.pedidaEnId, ids), notInArray(e.id, ids)))
    .limit(1)
  if (parte) throw conflict('entrada.con-partes')
  const piezas = await db.select().from(p).where(inArray(p.entradaId, ids)).orderBy(p.id).for('update')
  const [devuelta] = await db
    .select({ numero: p.numero, devolucion: d.numero })
    .from(p)
    .innerJoin(l, eq(l.piezaId, p.id))
    .innerJoin(d, eq(d.id, l.devolucionId))
    .where(inArray(p.entradaId, ids))
    .orderBy(d.id)
    .limit(1)
  if (devuelta) throw conflict('entrada.devuelta', devuelta)
  const [usada] = await db
    .select({ numero: p.numero })
    .from(p)
    .innerJoin(k, eq(k.piezaId, p.id))
    .where(inArray(p.entradaId, ids))
    .limit(1)
  const cortada = usada ?? piezas.find(({ restante, metros }) => restante !== metros)
  if (cortada) throw conflict('entrada.cortada', { numero: cortada.numero })
  const recibidas = filas.filter(({ recibida }) => recibida)
  const ultimas: typeof recibidas = []
  for (const entrada of recibidas) if (await esLaUltima(db, entrada)) ultimas.push(entrada)
  const idas = await db.delete(e).where(inArray(e.id, ids)).returning({ compraId: e.compraId })
  const compraIds = [...new Set(idas.flatMap(({ compraId }) => compraId ?? []))]
  const vacia = notExists(db.select({ id: e.id }).from(e).where(eq(e.compraId, c.id)))
  await db.delete(c).where(and(inArray(c.id, compraIds), vacia))
  for (const ida of recibidas) await olvidarPrecio(db, ida)
  for (const ultima of ultimas) await volverAlPrecio(db, ultima)
  return ids
}
