import { ejercicioDe } from '@telar/domain/fecha'
import { type EstadoDeOrden, numeroDeOrden } from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { and, asc, eq } from 'drizzle-orm'
import { siguienteNumero } from '../../casa/numerar.ts'
import type { Db } from '../../db/connection.ts'
import { modelosTable, modeloVariantesTable } from '../../db/schema/catalogo/modelos.ts'
import {
  ordenFabCeldasTable as c,
  ordenHechosTable as h,
  ordenesFabTable as o,
} from '../../db/schema/produccion/ordenesfab.ts'
import { proveedoresTable } from '../../db/schema/produccion/proveedores.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import { lockVersion, saveVersion, type Version } from '../../kit/rows/version.ts'
import { crearRuta } from '../operaciones/rutas.ts'
import { recortarReparto } from './repartir.ts'

export type Orden = typeof o.$inferSelect

export const ORDEN = { table: o, entity: 'OrdenFab' }

/** Locks an order, so that two people do not cut or receive the same garments. */
export const bloquearOrden = (db: Db, id: number, version?: Version): Promise<Orden> =>
  lockVersion(db, ORDEN, id, version)

export async function leerOrden(db: Db, id: number): Promise<Orden> {
  const [orden] = await db.select().from(o).where(eq(o.id, id))
  if (!orden) throw notFound('OrdenFab', id)
  return orden
}

export const celdasDe = (db: Db, ordenId: number) =>
  db.select().from(c).where(eq(c.ordenId, ordenId)).orderBy(asc(c.id))

/** Refuses what cannot be done to an order where it stands. */
export function exigirEstado({ numero, estado }: Orden, permitidos: readonly EstadoDeOrden[]): void {
  if (!permitidos.includes(estado)) throw new ReglaError('orden.estado', { numero, estado: `@orden.${estado}` })
}

interface Hecho {
  estado: EstadoDeOrden
  quien: string | null
  nota: string
  motivo?: string
  prendas?: number
  segundas?: number
}

/** Writes down where an order stands now, and how it came there. */
export async function anotarOrden(
  db: Db,
  id: number,
  { estado, quien, nota, motivo = '', prendas, segundas }: Hecho,
  datos: Partial<typeof o.$inferInsert> = {},
): Promise<void> {
  await saveVersion(db, ORDEN, id, null, { ...datos, estado })
  await db
    .insert(h)
    .values({ ordenId: id, quien, estado, nota, motivo, prendas: prendas ?? null, segundas: segundas ?? null })
  await recortarReparto(db, id)
}

export interface Linea {
  colorId: number
  tallasCantidades: readonly { talla: string; cantidad: number }[]
}

export interface Celda {
  colorId: number
  talla: string
  cantidad: number
}

/** Cells with garments in them; the same one twice is one with the sum. */
export function celdasConPrendas(lineas: readonly Linea[]): Celda[] {
  const sumas = new Map<string, Celda>()
  for (const { colorId, tallasCantidades } of lineas)
    for (const { talla, cantidad } of tallasCantidades) {
      const clave = `${colorId} ${talla}`
      const suma = sumas.get(clave)
      if (cantidad > 0) sumas.set(clave, { colorId, talla, cantidad: cantidad + (suma?.cantidad ?? 0) })
    }
  return [...sumas.values()]
}

/** A model is made in its own sizes and colours only. */
export async function comprobarCeldas(db: Db, modeloId: number, celdas: readonly Celda[]): Promise<void> {
  const [modelo] = await db
    .select({ tallas: modelosTable.tallas })
    .from(modelosTable)
    .where(eq(modelosTable.id, modeloId))
  if (!modelo) throw new FieldsError({ modeloId: ['error.missing-reference'] })
  const ajena = celdas.find(({ talla }) => !modelo.tallas.includes(talla))
  if (ajena) throw new FieldsError({ lineas: ['modelo.talla-desconocida'] }, { talla: ajena.talla })
  const colores = await db
    .selectDistinct({ id: modeloVariantesTable.colorId })
    .from(modeloVariantesTable)
    .where(eq(modeloVariantesTable.modeloId, modeloId))
  const suyos = new Set(colores.map(({ id }) => id))
  if (celdas.some(({ colorId }) => !suyos.has(colorId))) throw new FieldsError({ lineas: ['orden.color-ajeno'] })
}

export async function comprobarTaller(db: Db, tallerId: number | null): Promise<void> {
  if (tallerId === null) return
  const talleres = await db.$count(
    proveedoresTable,
    and(eq(proveedoresTable.id, tallerId), eq(proveedoresTable.tipo, 'taller')),
  )
  if (talleres === 0) throw new FieldsError({ tallerId: ['orden.taller'] })
}

const SERIE = 'ordenesfab'

/** Who makes it, and on what day. */
export interface Acto {
  quien: string | null
  hoy: string
}

export interface OrdenNueva {
  modeloId: number
  tallerId: number | null
  fechaEntrega: string | null
  tarifaTaller: number
  notas: string
}

/** Makes a draft with what it plans. */
export async function crearOrden(
  db: Db,
  datos: OrdenNueva,
  celdas: readonly Celda[],
  { quien, hoy: fecha }: Acto,
): Promise<number> {
  if (celdas.length === 0) throw new ReglaError('orden.sin-prendas')
  await comprobarCeldas(db, datos.modeloId, celdas)
  await comprobarTaller(db, datos.tallerId)
  const ejercicio = ejercicioDe(fecha)
  const numero = numeroDeOrden(ejercicio, await siguienteNumero(db, SERIE, ejercicio))
  const [fila] = await db
    .insert(o)
    .values({ ...datos, numero, fecha })
    .returning({ id: o.id })
  const ordenId = fila?.id as number
  await planear(db, ordenId, celdas)
  await db
    .update(o)
    .set(await crearRuta(db, ordenId, datos))
    .where(eq(o.id, ordenId))
  const prendas = celdas.reduce((n, { cantidad }) => n + cantidad, 0)
  await db.insert(h).values({ ordenId, quien, estado: 'borrador', prendas })
  return ordenId
}

/** What a draft plans becomes these cells. */
export async function planear(db: Db, ordenId: number, celdas: readonly Celda[]): Promise<void> {
  await db.delete(c).where(eq(c.ordenId, ordenId))
  await db
    .insert(c)
    .values(celdas.map(({ colorId, talla, cantidad }) => ({ ordenId, colorId, talla, prevista: cantidad })))
}
