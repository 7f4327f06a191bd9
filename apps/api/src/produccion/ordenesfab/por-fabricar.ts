import { Id } from '@telar/contract/kit/crud'
import type { DesdePedidosInput, PorFabricar } from '@telar/contract/produccion/orden'
import { aFabricar } from '@telar/domain/produccion/necesidades'
import { VIVAS } from '@telar/domain/produccion/orden-fab'
import { ReglaError } from '@telar/domain/regla'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { bloquearCeldas } from '../../almacen/reservas.ts'
import type { Db } from '../../db/connection.ts'
import { rows, takeTurn, texts } from '../../db/rows.ts'
import { atarLoLibre, bloquearLosQueEsperanDe } from '../../ventas/asignaciones/de-orden.ts'
import { demandaDe, documentosDe } from '../necesidades/necesidades.ts'
import { type Acto, crearOrden } from './ordenes.ts'

type Fila = z.output<typeof PorFabricar>

const Planeada = z.object({ modeloId: Id, colorId: Id, talla: z.string(), n: z.int() })

const clave = ({ modeloId, colorId, talla }: { modeloId: number; colorId: number; talla: string }) =>
  `${modeloId} ${colorId} ${talla}`

/** Garments that orders plan and have not cut, whatever else of them is cut. */
async function planeadas(db: Db, temporadaId: number): Promise<Map<string, number>> {
  const celdas = await rows(
    db,
    Planeada,
    sql`
    select o.modelo_id as "modeloId", c.color_id as "colorId", c.talla, sum(c.por_cortar)::int as n
    from ordenes_fab o join orden_fab_celdas c on c.orden_id = o.id join modelos m on m.id = o.modelo_id
    where o.estado = any(${texts(VIVAS)}) and m.temporada_id = ${temporadaId} group by 1, 2, 3`,
  )
  return new Map(celdas.map((fila) => [clave(fila), fila.n]))
}

/** What the orders of a season still lack once stock, what is cut and what is planned are taken off. */
export async function porFabricar(db: Db, temporadaId: number): Promise<Fila[]> {
  const demanda = await demandaDe(db, { temporadaId, pedidoIds: null, ordenIds: null })
  const plan = await planeadas(db, temporadaId)
  const grupos = Map.groupBy(demanda, ({ modeloId, colorId }) => `${modeloId} ${colorId}`)
  return [...grupos.values()].flatMap((celdas) => {
    const [primera] = celdas
    if (!primera) return []
    const { modeloId, numero, nombre, colorId, color } = primera
    const tallas = celdas.map((celda) => {
      const { talla, pendientes, enStock, cortadas } = celda
      const yaPlaneadas = plan.get(clave(celda)) ?? 0
      const prendas = Math.max(0, aFabricar(celda) - yaPlaneadas)
      return { talla, pendientes, enStock, cortadas, planeadas: yaPlaneadas, prendas }
    })
    const prendas = tallas.reduce((n, una) => n + una.prendas, 0)
    return [{ modeloId, numero, nombre, colorId, color, prendas, tallas, documentos: documentosDe(celdas) }]
  })
}

/** Any number: two people who plan the same season do it one after the other, and the second finds nothing left. */
const TURNO = 5_003_006

/** A draft for each model of a season of which something is missing. */
export async function crearDesdePedidos(
  db: Db,
  { temporadaId, modeloIds, grupos, tallerId, fechaEntrega }: z.output<typeof DesdePedidosInput>,
  acto: Acto,
): Promise<number[]> {
  await takeTurn(db, TURNO, temporadaId)
  const faltan = (await porFabricar(db, temporadaId)).filter(
    ({ modeloId, colorId, prendas }) =>
      prendas > 0 &&
      (modeloIds === null || modeloIds.includes(modeloId)) &&
      (grupos === null || grupos.some((uno) => uno.modeloId === modeloId && uno.colorId === colorId)),
  )
  if (faltan.length === 0) throw new ReglaError('orden.nada-pendiente')
  await bloquearLosQueEsperanDe(db, [...new Set(faltan.map(({ modeloId }) => modeloId))])
  await bloquearCeldas(
    db,
    faltan.flatMap(({ modeloId, colorId, tallas }) =>
      tallas.map(({ talla }) => ({ modeloId, colorId, talla, cantidad: 0 })),
    ),
  )
  const ids: number[] = []
  for (const [modeloId, filas] of Map.groupBy(faltan, (fila) => fila.modeloId)) {
    const celdas = filas.flatMap(({ colorId, tallas }) =>
      tallas.filter(({ prendas }) => prendas > 0).map(({ talla, prendas }) => ({ colorId, talla, cantidad: prendas })),
    )
    // the drafts leave out what lies in the house: from here on it is theirs for whom they are not made
    await atarLoLibre(db, modeloId, [...new Set(filas.map(({ colorId }) => colorId))])
    ids.push(await crearOrden(db, { modeloId, tallerId, fechaEntrega, tarifaTaller: 0, notas: '' }, celdas, acto))
  }
  return ids
}
