import { OrdenEnCalendario, PromesaMovida } from '@telar/contract/produccion/calendario'
import { masDias } from '@telar/domain/fecha'
import { VIVAS } from '@telar/domain/produccion/orden-fab'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { rows, texts } from '../../db/rows.ts'
import type { Version } from '../../kit/rows/version.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import { congelarOrden } from '../ordenesfab/dicho.ts'
import { bloquearOrden, exigirEstado, leerOrden, ORDEN } from '../ordenesfab/ordenes.ts'

const SEMANA = 7

/** The orders that are due in some weeks, and those that should have come before or have no day: these are seen always. */
export const ordenesDe = (db: Db, { desde, semanas }: { desde: string; semanas: number }, hoy: string) =>
  rows(
    db,
    OrdenEnCalendario,
    sql`
    select id, version, numero, modelo, nombre, taller_id as "tallerId", taller, estado, fecha_entrega::text as "fechaEntrega",
      coalesce(fecha_entrega < ${hoy}::date, false) as atrasada, pendientes
    from ordenes_fab_lista
    where estado = any(${texts(VIVAS)}) and pendientes > 0
      and (fecha_entrega is null or fecha_entrega < ${masDias(desde, semanas * SEMANA)}::date
        and (fecha_entrega >= ${desde}::date or fecha_entrega < ${hoy}::date))
    order by fecha_entrega nulls last, id limit 2000`,
  )

/** Whose garments come on another day if an order is due then; who would wait beyond their window is told. */
export async function promesasMovidas(db: Db, ordenId: number, fechaEntrega: string) {
  const orden = await leerOrden(db, ordenId)
  return rows(
    db,
    PromesaMovida,
    sql`
    select p.id as "pedidoId", p.numero, c.razon_social as cliente, sum(a.cantidad)::int as prendas,
      p.fecha_entrega_hasta::text as hasta,
      coalesce(${fechaEntrega}::date > p.fecha_entrega_hasta
        and (${orden.fechaEntrega}::date is null or ${orden.fechaEntrega}::date <= p.fecha_entrega_hasta), false) as tarde
    from asignaciones a join pedido_lineas l on l.id = a.pedido_linea_id join pedidos p on p.id = l.pedido_id
      join clientes c on c.id = p.cliente_id
    where a.orden_id = ${ordenId} group by p.id, c.id order by p.fecha_entrega_hasta nulls last, p.numero`,
  )
}

/** An order is due on another day; its sheet says so. */
export async function moverEntrega(db: Db, id: number, fechaEntrega: string, version: Version): Promise<number> {
  const orden = await bloquearOrden(db, id, version)
  exigirEstado(orden, VIVAS)
  if (orden.fechaEntrega === fechaEntrega) return id
  await saveVersion(db, ORDEN, id, null, { fechaEntrega })
  if (orden.estado !== 'borrador') await congelarOrden(db, id)
  return id
}
