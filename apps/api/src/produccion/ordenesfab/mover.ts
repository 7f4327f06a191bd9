import { enTaller } from '@telar/domain/produccion/operacion'
import {
  ABIERTAS,
  comprobarCierre,
  comprobarMovimientoAMano,
  comprobarMovimientoDeOrden,
  type EstadoDeOrden,
  pendiente,
} from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { escandallosTable } from '../../db/schema/produccion/escandallos.ts'
import { ordenFabCeldasTable as c } from '../../db/schema/produccion/ordenesfab.ts'
import { FieldsError } from '../../kit/errors.ts'
import { refuseIfAnyStale, type Seen } from '../../kit/rows/version.ts'
import { contadasDe } from '../operaciones/etapas.ts'
import { tieneTaller } from '../operaciones/rutas.ts'
import { costeReal } from './coste-real.ts'
import { congelarOrden } from './dicho.ts'
import { anotarOrden, bloquearOrden, celdasDe, exigirEstado, type Orden } from './ordenes.ts'
import { fijarPlan, retirarPlan } from './planes.ts'
import { repartirPlan } from './repartir.ts'

interface Hecho {
  quien: string | null
  nota: string
}

/** Launching fixes the plan, the sheet that the order is made by, and what it should come to. */
export async function lanzarOrden(db: Db, orden: Orden, { quien, nota }: Hecho): Promise<void> {
  if (!(await tieneTaller(db, orden.id))) throw new ReglaError('orden.sin-taller')
  const [hoja] = await db
    .select({ id: escandallosTable.id, coste: escandallosTable.coste })
    .from(escandallosTable)
    .where(eq(escandallosTable.modeloId, orden.modeloId))
    .orderBy(desc(escandallosTable.revision))
    .limit(1)
  await fijarPlan(db, orden.id, quien)
  const datos = { escandalloId: hoja?.id ?? null, costePrevisto: hoja?.coste ?? null }
  await anotarOrden(db, orden.id, { estado: 'lanzada', quien, nota }, datos)
  await repartirPlan(db, orden.id)
  await congelarOrden(db, orden.id)
}

/** A launched order of which nothing is cut is worked on again. */
export async function retirarOrden(db: Db, orden: Orden, { quien, nota }: Hecho): Promise<void> {
  await retirarPlan(db, orden.id, quien)
  await anotarOrden(db, orden.id, { estado: 'borrador', quien, nota })
}

/** An order will not be made. */
export const anularOrden = (db: Db, orden: Orden, { quien, nota }: Hecho): Promise<void> =>
  anotarOrden(db, orden.id, { estado: 'anulada', quien, nota })

type Mover = (db: Db, orden: Orden, hecho: Hecho) => Promise<void>

const ACTOS: Partial<Record<EstadoDeOrden, Mover>> = {
  lanzada: lanzarOrden,
  borrador: retirarOrden,
  anulada: anularOrden,
}

/** Moves several orders by hand, all or nothing. */
export async function moverOrdenes(
  db: Db,
  ids: readonly number[],
  estado: EstadoDeOrden,
  hecho: Hecho,
  vistas: Seen = [],
): Promise<number[]> {
  const ordenes: Orden[] = []
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) ordenes.push(await bloquearOrden(db, id))
  for (const orden of ordenes) comprobarMovimientoAMano(orden.estado, estado)
  refuseIfAnyStale(ordenes, vistas, ({ numero }) => numero)
  for (const orden of ordenes) {
    const mover = ACTOS[estado] ?? (() => anotarOrden(db, orden.id, { estado, ...hecho }))
    await mover(db, orden, hecho)
  }
  return [...ids]
}

/** What of each cell is out with a note. */
async function fueraDe(db: Db, ordenId: number) {
  const contadas = await contadasDe(db, ordenId)
  return (colorId: number, talla: string) =>
    enTaller(contadas.filter((una) => una.colorId === colorId && una.talla === talla))
}

/** Some garments of the plan are no longer awaited; the order goes on with the rest. */
export async function cerrarParte(
  db: Db,
  orden: Orden,
  celdas: readonly { colorId: number; talla: string; cantidad: number }[],
  { quien, nota: motivo }: Hecho,
): Promise<void> {
  exigirEstado(orden, ABIERTAS)
  if (celdas.length === 0) throw new ReglaError('orden.sin-prendas')
  comprobarCierre(await celdasDe(db, orden.id), celdas, await fueraDe(db, orden.id))
  for (const { colorId, talla, cantidad } of celdas)
    await db
      .update(c)
      .set({ cerrada: sql`${c.cerrada} + ${cantidad}` })
      .where(and(eq(c.ordenId, orden.id), eq(c.colorId, colorId), eq(c.talla, talla)))
  await anotarOrden(db, orden.id, { estado: orden.estado, quien, nota: '', motivo })
}

/** Nothing more will come of an order: what is left of its plan is closed with the reason, and what a good garment cost is fixed. */
export async function cerrarOrden(db: Db, orden: Orden, { quien, nota }: Hecho, hoy: string): Promise<void> {
  comprobarMovimientoDeOrden(orden.estado, 'cerrada')
  exigirEstado(orden, ['recibidaParcial'])
  const celdas = await celdasDe(db, orden.id)
  if (celdas.every(({ recibida }) => recibida === 0)) throw new ReglaError('orden.sin-recibir')
  const fuera = enTaller(await contadasDe(db, orden.id))
  if (fuera > 0) throw new ReglaError('orden.cerrar-con-notas', { n: fuera })
  const quedan = celdas.reduce((n, celda) => n + pendiente(celda), 0)
  if (quedan > 0 && nota === '') throw new FieldsError({ nota: ['orden.cierre-sin-motivo'] }, { n: quedan })
  await db
    .update(c)
    .set({ cerrada: sql`${c.cerrada} + ${c.pendiente}` })
    .where(eq(c.ordenId, orden.id))
  const { coste, segundasSePagan } = await costeReal(db, orden.id)
  const datos = { costeReal: coste, segundasSePagan, fechaCierre: hoy }
  await anotarOrden(db, orden.id, { estado: 'cerrada', quien, nota }, datos)
}
