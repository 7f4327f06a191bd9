import { reparto } from '@telar/contract/produccion/reparto'
import { ABIERTAS } from '@telar/domain/produccion/orden-fab'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, texts } from '../../db/rows.ts'
import { implement } from '../../kit/call.ts'
import { conflict } from '../../kit/errors.ts'
import { cambiarDeManos, type PendienteDe } from '../../ventas/asignaciones/mover.ts'
import { bloquearOrden } from '../ordenesfab/ordenes.ts'
import { liberacionDe } from './liberacion.ts'
import { repartoDe } from './queries.ts'

const Pendiente = z.object({ pendiente: z.int() })

const pendienteDe: PendienteDe = async (db, ordenId, { colorId, talla }) => {
  const celda = await firstRow(
    db,
    Pendiente,
    sql`
    select c.pendiente from ordenes_fab o join orden_fab_celdas c on c.orden_id = o.id
    where o.id = ${ordenId} and c.color_id = ${colorId} and c.talla = ${talla} and o.estado = any (${texts(ABIERTAS)})`,
  )
  return celda?.pendiente ?? 0
}

export default implement(reparto, {
  get: ({ db, params: { id } }) => repartoDe(db, id),
  liberacion: ({ db, params: { id } }) => liberacionDe(db, id),
  previsualizar: ({ db, body }) => cambiarDeManos(db, body, pendienteDe, 'mirar'),
  mover: async ({ db, body: { antes, ...cambio } }) => {
    if (cambio.ordenId !== null) await bloquearOrden(db, cambio.ordenId)
    const hecho = await cambiarDeManos(db, cambio, pendienteDe, 'hacer')
    const otro = antes && hecho.find((una, i) => una.antes !== antes[i])
    if (otro) throw conflict('reparto.mientras', { numero: otro.numero, n: otro.antes })
    return hecho
  },
})
