import { Fecha, Id } from '@telar/contract/kit/crud'
import type { Atada } from '@telar/contract/produccion/reparto'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { temporadasTable as s } from '../../db/schema/catalogo/modelos.ts'
import { notFound } from '../../kit/errors.ts'

const Fila = z.object({
  ...{ pedidoId: Id, numero: z.string(), cliente: z.string(), hasta: Fecha.nullable() },
  ...{ modeloId: Id, modelo: z.string(), nombre: z.string(), enCasa: z.int(), llegan: z.int() },
})

const atadasDe = (db: Db, temporadaId: number): Promise<Atada[]> =>
  rows(
    db,
    Fila,
    sql`
    select p.id as "pedidoId", p.numero, k.razon_social as cliente, p.fecha_entrega_hasta::text as hasta,
      m.id as "modeloId", m.numero as modelo, m.nombre,
      coalesce(sum(a.cantidad) filter (where a.orden_id is null), 0)::int as "enCasa",
      coalesce(sum(a.cantidad) filter (where a.orden_id is not null), 0)::int as llegan
    from modelos m join asignaciones a on a.modelo_id = m.id join pedido_lineas l on l.id = a.pedido_linea_id
      join pedidos p on p.id = l.pedido_id join clientes k on k.id = p.cliente_id
    where m.temporada_id = ${temporadaId} group by p.id, k.id, m.id order by p.numero, m.numero`,
  )

/** What is tied to a season's orders, and when that ends. */
export async function liberacionDe(db: Db, temporadaId: number) {
  const [temporada] = await db
    .select({ fecha: s.fechaLiberacion, para: s.liberadaPara })
    .from(s)
    .where(eq(s.id, temporadaId))
  if (!temporada) throw notFound('Temporada', temporadaId)
  const { fecha, para } = temporada
  return { fecha, liberada: fecha !== null && para === fecha, atadas: await atadasDe(db, temporadaId) }
}
