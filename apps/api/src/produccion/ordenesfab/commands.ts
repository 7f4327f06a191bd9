import type { Change } from '@telar/contract/kit/change'
import type { OrdenFabInput } from '@telar/contract/produccion/orden'
import { SE_PLANEA, VIVAS } from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ordenOperacionesTable as r } from '../../db/schema/produccion/operaciones.ts'
import { ordenFabCeldasTable as c, ordenesFabTable as o } from '../../db/schema/produccion/ordenesfab.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { over, saveVersion } from '../../kit/rows/version.ts'
import { crearRuta, seguirOrden, tieneTaller } from '../operaciones/rutas.ts'
import { congelarOrden } from './dicho.ts'
import {
  bloquearOrden,
  type Celda,
  celdasConPrendas,
  celdasDe,
  comprobarCeldas,
  comprobarTaller,
  exigirEstado,
  ORDEN,
  planear,
} from './ordenes.ts'
import { cambiarPlan } from './planes.ts'
import { repartirPlan } from './repartir.ts'

type Cambio = z.output<Change<typeof OrdenFabInput>>

const firma = (celdas: readonly Celda[]) =>
  celdas
    .map(({ colorId, talla, cantidad }) => `${colorId} ${talla} ${cantidad}`)
    .sort()
    .join()

/** A launched order of which nothing is cut is planned otherwise: by the difference, cell by cell. */
async function replanear(
  db: Db,
  id: number,
  antes: readonly Celda[],
  ahora: readonly Celda[],
  quien: string | null,
): Promise<void> {
  const en = (celdas: readonly Celda[], { colorId, talla }: Celda) =>
    celdas.find((celda) => celda.colorId === colorId && celda.talla === talla)?.cantidad ?? 0
  const nuevas = ahora.filter((celda) => en(antes, celda) === 0)
  const cambios = [...antes, ...nuevas].map((celda) => ({
    colorId: celda.colorId,
    talla: celda.talla,
    n: en(ahora, celda) - en(antes, celda),
  }))
  await cambiarPlan(db, id, cambios, { causa: 'cambio', quien })
  await db.delete(c).where(and(eq(c.ordenId, id), eq(c.prevista, 0)))
  await repartirPlan(db, id)
}

/** A draft of another model takes the route of that one. */
async function rehacerRuta(
  db: Db,
  id: number,
  datos: { modeloId: number; tallerId: number | null; tarifaTaller: number },
): Promise<void> {
  await db.delete(r).where(eq(r.ordenId, id))
  await db
    .update(o)
    .set(await crearRuta(db, id, datos))
    .where(eq(o.id, id))
}

/** Changes an order. Once something is cut its plan stays; a closed one stays as it is. */
export async function cambiarOrden(
  db: Db,
  id: number,
  { lineas, modeloId, version, ...cambio }: Cambio,
  quien: string | null,
): Promise<number> {
  const orden = await bloquearOrden(db, id, version)
  exigirEstado(orden, VIVAS)
  const { tallerId, tarifaTaller } = over(orden, cambio)
  await comprobarTaller(db, tallerId)
  const celdas = celdasConPrendas(lineas)
  const actuales = await celdasDe(db, id)
  const previstas = actuales
    .filter(({ prevista }) => prevista > 0)
    .map((celda) => ({ ...celda, cantidad: celda.prevista }))
  if (modeloId !== orden.modeloId || firma(celdas) !== firma(previstas)) {
    exigirEstado(orden, modeloId === orden.modeloId ? SE_PLANEA : ['borrador'])
    if (celdas.length === 0) throw new ReglaError('orden.sin-prendas')
    await comprobarCeldas(db, modeloId, celdas)
    if (orden.estado === 'borrador') await planear(db, id, celdas)
    else await replanear(db, id, previstas, celdas, quien)
  }
  await saveVersion(db, ORDEN, id, null, { ...cambio, modeloId })
  if (modeloId === orden.modeloId) await seguirOrden(db, id, { tallerId, tarifaTaller })
  else await rehacerRuta(db, id, { modeloId, tallerId, tarifaTaller })
  if (orden.estado !== 'borrador' && !(await tieneTaller(db, id))) throw new ReglaError('orden.sin-taller')
  if (orden.estado !== 'borrador') await congelarOrden(db, id)
  return id
}

/** Only drafts disappear; the others are cancelled, so that their history stays. */
export async function borrarOrdenes(db: Db, ids: number[]): Promise<number[]> {
  const filas = await db.select().from(o).where(inArray(o.id, ids)).orderBy(o.id).for('update')
  const falta = ids.find((id) => !filas.some((fila) => fila.id === id))
  if (falta !== undefined) throw notFound('OrdenFab', falta)
  const lanzada = filas.find(({ estado }) => estado !== 'borrador')
  if (lanzada) throw conflict('orden.no-borrable', { numero: lanzada.numero })
  await db.delete(o).where(inArray(o.id, ids))
  return ids
}
