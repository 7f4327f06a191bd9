import { Fecha, Id } from '@telar/contract/kit/crud'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows, run, texts } from '../../db/rows.ts'

/** Garments tied to a line, with the turn of its order. */
const Atadura = z.object({
  id: Id,
  pedidoId: Id,
  pedidoLineaId: Id,
  modeloId: Id,
  colorId: Id,
  talla: z.string(),
  cantidad: z.int(),
  ordenId: Id.nullable(),
  desde: Fecha.nullable(),
  fecha: Fecha,
  numero: z.string(),
})
export type Atadura = z.output<typeof Atadura>

/** To do something, or only to see what it would do: then nothing is locked nor written. */
export type Modo = 'hacer' | 'mirar'

/** The variants of which ties lie in the house: whoever changes those holds these first, as who counts or receives does. */
const susVariantes = (cuales: SQL) => sql`
  select v.id from modelo_variantes v join (
    select distinct a.modelo_id, a.color_id, a.talla
    from asignaciones a join pedido_lineas l on l.id = a.pedido_linea_id join pedidos p on p.id = l.pedido_id
    where a.orden_id is null and ${cuales}) c
    on c.modelo_id = v.modelo_id and c.color_id = v.color_id and c.talla = v.talla
  order by v.id for update of v`

/** Reads ties and locks them, always in the same order. `a` is the tie, `l` its line, `p` its order. */
export const bloquearAtaduras = (db: Db, cuales: SQL, modo: Modo = 'hacer'): Promise<Atadura[]> =>
  rows(
    db,
    Atadura,
    sql`
    ${modo === 'hacer' ? sql`with suyas as (${susVariantes(cuales)})` : sql``}
    select a.id, p.id as "pedidoId", a.pedido_linea_id as "pedidoLineaId", a.modelo_id as "modeloId",
      a.color_id as "colorId", a.talla, a.cantidad, a.orden_id as "ordenId", coalesce(l.entrega_desde, p.fecha_entrega_desde)::text as desde,
      p.fecha::text as fecha, p.numero
    from asignaciones a join pedido_lineas l on l.id = a.pedido_linea_id join pedidos p on p.id = l.pedido_id
    where ${cuales} ${modo === 'hacer' ? sql`and (select count(*) from suyas) >= 0 order by a.id for update of a` : sql`order by a.id`}`,
  )

export type Nueva = Pick<Atadura, 'pedidoLineaId' | 'modeloId' | 'colorId' | 'talla' | 'cantidad' | 'ordenId'>

/** Ties garments to lines; what a line has of the same origin grows. */
export async function atar(db: Db, nuevas: readonly Nueva[]): Promise<void> {
  const reales = nuevas.filter(({ cantidad }) => cantidad > 0)
  if (reales.length === 0) return
  const columna = (campo: 'pedidoLineaId' | 'modeloId' | 'colorId' | 'cantidad' | 'ordenId') =>
    ints(reales.map((una) => una[campo]))
  await run(
    db,
    sql`
    insert into asignaciones as a (pedido_linea_id, modelo_id, color_id, talla, cantidad, orden_id)
    select linea, modelo, color, talla, sum(n)::int, orden
    from unnest(${columna('pedidoLineaId')}, ${columna('modeloId')}, ${columna('colorId')},
      ${texts(reales.map(({ talla }) => talla))}, ${columna('cantidad')}, ${columna('ordenId')})
      as n(linea, modelo, color, talla, n, orden)
    group by linea, modelo, color, talla, orden order by linea, talla
    on conflict on constraint asignaciones_unique do update set cantidad = a.cantidad + excluded.cantidad`,
  )
}

/** Lets garments go: so many of each tie, which ends with the last of them. */
export async function soltar(db: Db, quitas: readonly { id: number; quita: number }[]): Promise<void> {
  const reales = quitas.filter(({ quita }) => quita > 0)
  if (reales.length === 0) return
  await run(
    db,
    sql`
    with q as (
      select * from unnest(${ints(reales.map(({ id }) => id))}, ${ints(reales.map(({ quita }) => quita))}) q(id, n)),
    acabadas as (delete from asignaciones a using q where a.id = q.id and a.cantidad <= q.n)
    update asignaciones a set cantidad = a.cantidad - q.n from q where a.id = q.id and a.cantidad > q.n`,
  )
}
