import { Fecha, Id } from '@telar/contract/kit/crud'
import type { Body } from '@telar/contract/kit/endpoint'
import type { oleadas } from '@telar/contract/ventas/oleadas'
import { PENDIENTE, SITUACIONES } from '@telar/domain/ventas/pedido'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'

const Candidato = z.object({
  ...{ id: Id, numero: z.string(), clienteId: Id, cliente: z.string(), fecha: Fecha },
  ...{ tipo: z.enum(['servicio', 'programacion']), situacion: z.enum(SITUACIONES) },
  ...{ desde: Fecha.nullable(), hasta: Fecha.nullable() },
  ...{ enCasa: z.int(), libres: z.int(), pendientes: z.int(), bloqueado: z.boolean() },
})

const LO_MAS = 300

/** Of each line's open sizes, what is free of them and nothing is tied for. */
const LIBRES = sql`
  select coalesce(sum(least(greatest(t.cantidad - t.servida - t.anulada - coalesce(a.n, 0), 0), greatest(v.libre, 0))), 0)::int as n
  from pedido_lineas l
    cross join jsonb_to_recordset(l.tallas_cantidades) as t(talla text, cantidad int, servida int, anulada int)
    join modelo_variantes v on v.modelo_id = l.modelo_id and v.color_id = l.color_id and v.talla = t.talla
    left join lateral (
      select sum(y.cantidad)::int as n from asignaciones y where y.pedido_linea_id = l.id and y.talla = t.talla) a on true
  where l.pedido_id = p.id`

/** The confirmed orders of which something can leave and that are in no open wave; those that should leave first come first. */
export async function candidatos(
  db: Db,
  { hasta, clienteId, tipo, completos, libres }: Body<(typeof oleadas)['candidatos']>,
  suyos: SQL | undefined,
) {
  const hallados = await rows(
    db,
    Candidato,
    sql`
    select p.id, p.numero, p.cliente_id as "clienteId", k.razon_social as cliente, p.fecha::text as fecha, p.tipo, p.situacion,
      p.fecha_entrega_desde::text as desde, p.fecha_entrega_hasta::text as hasta, e.por_enviar as "enCasa",
      coalesce(f.n, 0) as libres, (e.por_enviar + e.por_fabricar) as pendientes, k.bloqueado
    from pedidos p join pedido_esperas e on e.pedido_id = p.id join clientes k on k.id = p.cliente_id
      left join lateral (${LIBRES}) f on ${libres} and p.tipo = 'programacion' and e.por_fabricar > 0
    where p.estado = ${PENDIENTE} and p.lugar = 'almacen' and p.situacion <> 'recibido' and (e.por_enviar > 0 or f.n > 0)
      and not exists (select from oleada_pedidos x where x.pedido_id = p.id and x.fuera_en is null)
      and (${hasta}::date is null or coalesce(p.fecha_entrega_desde, p.fecha) <= ${hasta}::date)
      and (${clienteId}::int is null or p.cliente_id = ${clienteId}::int)
      and (${tipo}::text is null or p.tipo = ${tipo}::text)
      and (not ${completos} or e.por_fabricar <= coalesce(f.n, 0))
      ${suyos ? sql`and ${suyos}` : sql``}
    order by coalesce(p.fecha_entrega_hasta, p.fecha_entrega_desde, p.fecha), p.fecha, p.id limit ${LO_MAS}`,
  )
  return hallados.map((uno) => ({ ...uno, completo: uno.enCasa + uno.libres >= uno.pendientes }))
}
