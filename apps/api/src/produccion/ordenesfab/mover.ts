import type { RecibirPrendasInput } from '@telar/contract/produccion/orden'
import {
  comprobarMovimientoAMano,
  comprobarMovimientoDeOrden,
  comprobarRecepcion,
  type EstadoDeOrden,
  SE_RECIBE,
} from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { escandallosTable } from '../../db/schema/produccion/escandallos.ts'
import { ordenFabCeldasTable as c } from '../../db/schema/produccion/ordenesfab.ts'
import { costeReal } from './coste-real.ts'
import { congelarOrden } from './dicho.ts'
import { entrarEnCasa } from './existencias.ts'
import { anotarOrden, bloquearOrden, celdasDe, exigirEstado, type Orden } from './ordenes.ts'

interface Hecho {
  quien: string | null
  nota: string
}

/** Launching fixes the sheet that the order is made by, and what it should come to. */
async function alLanzar(db: Db, orden: Orden) {
  if (orden.tallerId === null) throw new ReglaError('orden.sin-taller')
  const [hoja] = await db
    .select({ id: escandallosTable.id, coste: escandallosTable.coste })
    .from(escandallosTable)
    .where(eq(escandallosTable.modeloId, orden.modeloId))
    .orderBy(desc(escandallosTable.revision))
    .limit(1)
  return { escandalloId: hoja?.id ?? null, costePrevisto: hoja?.coste ?? null }
}

/** Moves several orders by hand, all or nothing. */
export async function moverOrdenes(
  db: Db,
  ids: readonly number[],
  estado: EstadoDeOrden,
  { quien, nota }: Hecho,
): Promise<number[]> {
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const orden = await bloquearOrden(db, id)
    comprobarMovimientoAMano(orden.estado, estado)
    await anotarOrden(db, id, { estado, quien, nota }, estado === 'lanzada' ? await alLanzar(db, orden) : {})
    if (estado === 'lanzada') await congelarOrden(db, id)
  }
  return [...ids]
}

/** Garments come back: the good ones to the stock, those with a fault are only counted. */
export async function recibirPrendas(
  db: Db,
  orden: Orden,
  { lineas, nota }: z.output<typeof RecibirPrendasInput>,
  quien: string | null,
): Promise<void> {
  exigirEstado(orden, SE_RECIBE)
  const sumas = new Map<string, { colorId: number; talla: string; recibida: number; segunda: number }>()
  for (const { colorId, tallasCantidades } of lineas)
    for (const { talla, recibida, segunda } of tallasCantidades) {
      const suma = sumas.get(`${colorId} ${talla}`) ?? { colorId, talla, recibida: 0, segunda: 0 }
      sumas.set(`${colorId} ${talla}`, {
        ...suma,
        recibida: suma.recibida + recibida,
        segunda: suma.segunda + segunda,
      })
    }
  const llegan = [...sumas.values()].filter(({ recibida, segunda }) => recibida + segunda > 0)
  if (llegan.length === 0) throw new ReglaError('orden.sin-prendas')
  comprobarRecepcion(await celdasDe(db, orden.id), llegan)
  for (const { colorId, talla, recibida, segunda } of llegan)
    await db
      .update(c)
      .set({ recibida: sql`${c.recibida} + ${recibida}`, segunda: sql`${c.segunda} + ${segunda}` })
      .where(and(eq(c.ordenId, orden.id), eq(c.colorId, colorId), eq(c.talla, talla)))
  await entrarEnCasa(db, orden, llegan)
  await anotarOrden(db, orden.id, {
    ...{ estado: 'recibidaParcial', quien, nota },
    prendas: llegan.reduce((n, { recibida }) => n + recibida, 0),
    segundas: llegan.reduce((n, { segunda }) => n + segunda, 0),
  })
}

/** Nothing more will come of an order: what a good garment cost is fixed. */
export async function cerrarOrden(db: Db, orden: Orden, { quien, nota }: Hecho, hoy: string): Promise<void> {
  comprobarMovimientoDeOrden(orden.estado, 'cerrada')
  exigirEstado(orden, ['recibidaParcial'])
  const celdas = await celdasDe(db, orden.id)
  if (celdas.every(({ recibida }) => recibida === 0)) throw new ReglaError('orden.sin-recibir')
  const { coste } = await costeReal(db, orden.id)
  await anotarOrden(db, orden.id, { estado: 'cerrada', quien, nota }, { costeReal: coste, fechaCierre: hoy })
}
