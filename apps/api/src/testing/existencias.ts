import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { run } from '../db/rows.ts'

/** So many garments of each of these variants in the house, booked as a correction; nothing is kept for orders, nor tied to them. */
export async function enExistencias(db: Db, n: number, cuales: SQL = sql`true`): Promise<void> {
  await run(db, sql`update modelo_variantes v set reservado = 0 where ${cuales} and reservado > 0`)
  await run(
    db,
    sql`
    delete from asignaciones a using modelo_variantes v
    where v.modelo_id = a.modelo_id and v.color_id = a.color_id and v.talla = a.talla and a.orden_id is null
      and v.id in (select v.id from modelo_variantes v where ${cuales})`,
  )
  await run(
    db,
    sql`
    insert into movimientos (causa, modelo_id, color_id, talla, cantidad, de, a)
    select 'correccion', modelo_id, color_id, talla, abs(${n}::int - stock),
      case when stock < ${n}::int then 'merma' else 'almacen' end, case when stock < ${n}::int then 'almacen' else 'merma' end
    from modelo_variantes v where ${cuales} and stock <> ${n}::int`,
  )
}
