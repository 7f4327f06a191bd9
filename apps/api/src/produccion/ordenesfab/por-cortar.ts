import type { PorCortarInput, TelaPorCortar } from '@telar/contract/produccion/corte'
import { aDiezmilesimas, deDiezmilesimas } from '@telar/domain/dinero'
import { necesidad } from '@telar/domain/produccion/escandallo'
import { haciaArriba, proponerPiezas, sumar, type Unidad } from '@telar/domain/produccion/materia'
import { and, asc, gt, inArray, ne, sum } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { reservasDeTela as r } from '../../db/schema/produccion/listas.ts'
import { materiasTable as m, piezasTable as p } from '../../db/schema/produccion/materias.ts'
import { lineasDeHoja } from '../escandallos/escandallos.ts'
import { celdasConPrendas, type Orden } from './ordenes.ts'

type Pieza = typeof p.$inferSelect

/**
 * Of each colour in turn, what to cut from which rolls; cloth without a colour serves any of them, once. Nobody measures
 * finer on the table, and a little over is better than short.
 */
function repartir(
  piezas: readonly Pieza[],
  porColor: readonly { colorId: number; necesaria: number }[],
  unidad: Unidad,
) {
  const tomado = new Map<number, number>()
  const libre = ({ id, restante }: Pieza) =>
    deDiezmilesimas(aDiezmilesimas(restante) - aDiezmilesimas(tomado.get(id) ?? 0))
  for (const { colorId, necesaria } of porColor) {
    const suyas = piezas.filter((pieza) => pieza.colorId === colorId)
    const buenas = suyas.length > 0 ? suyas : piezas.filter((pieza) => pieza.colorId === null)
    const propuesta = proponerPiezas(
      buenas.map((pieza) => ({ ...pieza, restante: libre(pieza) })),
      haciaArriba(necesaria, unidad),
    )
    for (const [id, toma] of propuesta) tomado.set(id, sumar([tomado.get(id) ?? 0, toma]))
  }
  return tomado
}

/** What some garments take of each material of the order's sheet, and the rolls it could be cut from. */
export async function telasPorCortar(
  db: Db,
  orden: Orden,
  { lineas }: z.output<typeof PorCortarInput>,
): Promise<TelaPorCortar[]> {
  if (orden.escandalloId === null) return []
  const hoja = (await lineasDeHoja(db, orden.escandalloId)).filter(({ materiaId }) => materiaId !== null)
  const ids = [...new Set(hoja.flatMap(({ materiaId }) => materiaId ?? []))]
  if (ids.length === 0) return []
  const materias = await db.select().from(m).where(inArray(m.id, ids))
  const piezas = await db
    .select()
    .from(p)
    .where(and(inArray(p.materiaId, ids), gt(p.restante, 0)))
    .orderBy(asc(p.lote), asc(p.numero))
  const reservas = await db
    .select({ materiaId: r.materiaId, cantidad: sum(r.cantidad).mapWith(Number) })
    .from(r)
    .where(and(inArray(r.materiaId, ids), ne(r.ordenId, orden.id)))
    .groupBy(r.materiaId)
  const porColor = [...Map.groupBy(celdasConPrendas(lineas), ({ colorId }) => colorId)]
  return ids.flatMap((id) => {
    const materia = materias.find((una) => una.id === id)
    if (!materia) return []
    const pide = porColor.map(([colorId, celdas]) => ({
      colorId,
      necesaria: sumar(hoja.filter(({ materiaId }) => materiaId === id).map((linea) => necesidad(linea, celdas))),
    }))
    const suyas = piezas.filter(({ materiaId }) => materiaId === id)
    const propuesta = repartir(suyas, pide, materia.unidad)
    return [
      {
        ...{ materiaId: id, codigo: materia.codigo, materia: materia.nombre, unidad: materia.unidad, porColor: pide },
        necesaria: sumar(pide.map(({ necesaria }) => necesaria)),
        reservada: reservas.find(({ materiaId }) => materiaId === id)?.cantidad ?? 0,
        piezas: suyas.map(({ id: piezaId, numero, lote, colorId, ubicacion, restante }) => ({
          ...{ id: piezaId, numero, lote, colorId, ubicacion, restante },
          propuesta: propuesta.get(piezaId) ?? 0,
        })),
      },
    ]
  })
}
