import { ReglaError } from '@telar/domain/regla'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connection.ts'
import { preparedRow, rows } from '../db/rows.ts'
import { type Celda, celdasEnSql } from './celdas.ts'

const Cuenta = z.object({ pedidas: z.int(), cambiadas: z.int() })
const Que = z.object({ que: z.string() })

/** The same cell twice is one with the sum. */
const sumadas = (celdas: readonly Celda[]): SQL => sql`(
  select modelo_id, color_id, talla, sum(cantidad)::int as cantidad from ${celdasEnSql(celdas)} group by 1, 2, 3) p`

/** Locks the variants always in the same order, so that two orders that share some never wait for each other in a ring. */
async function cambiar(db: Db, nombre: string, celdas: readonly Celda[], set: SQL, si: SQL): Promise<void> {
  const reales = celdas.filter(({ cantidad }) => cantidad !== 0)
  if (reales.length === 0) return
  const cuenta = await preparedRow(
    db,
    `stock_${nombre}`,
    Cuenta,
    sql`
    with p as (select * from ${sumadas(reales)}),
    bloqueadas as (
      select v.id, p.cantidad from modelo_variantes v
        join p on p.modelo_id = v.modelo_id and p.color_id = v.color_id and p.talla = v.talla
      order by v.id for update of v),
    cambiadas as (
      update modelo_variantes v set ${set}, modificado_en = now() from bloqueadas b where v.id = b.id and ${si}
      returning v.id)
    select (select count(*)::int from p) as pedidas, (select count(*)::int from cambiadas) as cambiadas`,
  )
  if (cuenta?.pedidas !== cuenta?.cambiadas) throw new ReglaError('pedido.sin-stock', { que: await faltan(db, reales) })
}

async function faltan(db: Db, celdas: readonly Celda[]): Promise<string> {
  const faltas = await rows(
    db,
    Que,
    sql`
    select concat_ws(' ', coalesce(m.numero, p.modelo_id::text), c.nombre->>'es', p.talla,
      format('(%s)', greatest(coalesce(v.stock - v.reservado, 0), 0))) as que
    from ${sumadas(celdas)}
      left join modelos m on m.id = p.modelo_id left join colores c on c.id = p.color_id
      left join modelo_variantes v on v.modelo_id = p.modelo_id and v.color_id = p.color_id and v.talla = p.talla
    where coalesce(v.stock - v.reservado, 0) < p.cantidad order by 1`,
  )
  return faltas.map(({ que }) => que).join(', ')
}

/** Keeps garments for an order; none of them when some are not free. */
export const reservar = (db: Db, celdas: readonly Celda[]) =>
  cambiar(db, 'reservar', celdas, sql`reservado = v.reservado + b.cantidad`, sql`v.stock - v.reservado >= b.cantidad`)

/** Gives them back. */
export const liberar = (db: Db, celdas: readonly Celda[]) =>
  cambiar(db, 'liberar', celdas, sql`reservado = v.reservado - b.cantidad`, sql`v.reservado >= b.cantidad`)

/** Reserved garments leave the house. */
export const sacarReservado = (db: Db, celdas: readonly Celda[]) =>
  cambiar(
    db,
    'sacar_reservado',
    celdas,
    sql`stock = v.stock - b.cantidad, reservado = v.reservado - b.cantidad`,
    sql`v.reservado >= b.cantidad`,
  )

/** Garments that nobody had reserved leave the house. */
export const sacarLibre = (db: Db, celdas: readonly Celda[]) =>
  cambiar(db, 'sacar_libre', celdas, sql`stock = v.stock - b.cantidad`, sql`v.stock - v.reservado >= b.cantidad`)
