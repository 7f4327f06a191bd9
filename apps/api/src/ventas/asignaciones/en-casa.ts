import { Id, Textos } from '@telar/contract/kit/crud'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Soltada } from '../../almacen/ataduras.ts'
import { type Celda, celdasEnSql } from '../../almacen/celdas.ts'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import type { Modo } from './ataduras.ts'
import { bloquearLosQueTienen, soltarLasUltimas } from './de-orden.ts'

/** The orders to which garments of these cells are tied do not change while some of them may be taken away. */
export const bloquearDuenos = (db: Db, celdas: readonly Celda[]): Promise<number> =>
  bloquearLosQueTienen(
    db,
    sql`a.orden_id is null and (a.modelo_id, a.color_id, a.talla) in (
      select modelo_id, color_id, talla from ${celdasEnSql(celdas)})`,
  )

const DeQuien = z.object({ id: Id, cliente: z.string(), modelo: z.string(), color: Textos })

/** Lets garments go that were tied to orders, the last in turn first, and says who loses them. */
export async function soltarEnCasa(db: Db, celda: Celda, sobran: number, modo: Modo): Promise<Soltada[]> {
  const sueltas = await soltarLasUltimas(db, celda, sobran, modo)
  if (sueltas.length === 0) return []
  const deQuien = await rows(
    db,
    DeQuien,
    sql`
    select p.id, k.razon_social as cliente, m.numero as modelo, c.nombre as color
    from pedidos p join clientes k on k.id = p.cliente_id join modelos m on m.id = ${celda.modeloId}
      join colores c on c.id = ${celda.colorId}
    where p.id = any (${ints(sueltas.map(({ pedidoId }) => pedidoId))})`,
  )
  return sueltas.flatMap(({ pedidoId, numero, talla, cantidad }) => {
    const suyo = deQuien.find(({ id }) => id === pedidoId)
    if (!suyo) return []
    const { cliente, modelo, color } = suyo
    return [{ pedidoId, numero, cliente, modelo, color, talla, cantidad }]
  })
}
