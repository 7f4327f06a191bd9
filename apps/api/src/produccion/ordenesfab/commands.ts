import type { Change } from '@telar/contract/kit/change'
import type { OrdenFabInput } from '@telar/contract/produccion/orden'
import { SE_PLANEA, VIVAS } from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ordenesFabTable as o } from '../../db/schema/produccion/ordenesfab.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { over, saveVersion } from '../../kit/rows/version.ts'
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

type Cambio = z.output<Change<typeof OrdenFabInput>>

const firma = (celdas: readonly Celda[]) =>
  celdas
    .map(({ colorId, talla, cantidad }) => `${colorId} ${talla} ${cantidad}`)
    .sort()
    .join()

/** Changes an order. Once something is cut its plan stays; a closed one stays as it is. */
export async function cambiarOrden(
  db: Db,
  id: number,
  { lineas, modeloId, version, ...cambio }: Cambio,
): Promise<number> {
  const orden = await bloquearOrden(db, id, version)
  exigirEstado(orden, VIVAS)
  const { tallerId } = over(orden, cambio)
  await comprobarTaller(db, tallerId)
  if (orden.estado === 'lanzada' && tallerId === null) throw new ReglaError('orden.sin-taller')
  const celdas = celdasConPrendas(lineas)
  const actuales = await celdasDe(db, id)
  const previstas = actuales
    .filter(({ prevista }) => prevista > 0)
    .map((celda) => ({ ...celda, cantidad: celda.prevista }))
  if (modeloId !== orden.modeloId || firma(celdas) !== firma(previstas)) {
    exigirEstado(orden, modeloId === orden.modeloId ? SE_PLANEA : ['borrador'])
    if (celdas.length === 0) throw new ReglaError('orden.sin-prendas')
    await comprobarCeldas(db, modeloId, celdas)
    await planear(db, id, celdas)
  }
  await saveVersion(db, ORDEN, id, null, { ...cambio, modeloId })
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
