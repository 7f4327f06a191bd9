import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, run } from '../../db/rows.ts'
import {
  entradasTable as e,
  materiaPreciosTable as h,
  materiasTable as m,
} from '../../db/schema/produccion/materias.ts'
import { nextVersion } from '../../kit/rows/version.ts'

interface Precio {
  materiaId: number
  proveedorId: number
  fecha: string
  precio: number
  origen: 'tarifa' | 'entrada'
}

/** Notes what a supplier asks for a material, unless it is what they asked the last time. */
export async function anotarPrecio(db: Db, { materiaId, proveedorId, fecha, precio, origen }: Precio): Promise<void> {
  await run(
    db,
    sql`
    insert into materia_precios (materia_id, proveedor_id, fecha, precio, origen)
    select ${materiaId}, ${proveedorId}, ${fecha}::date, ${precio}::numeric, ${origen}
    where ${precio}::numeric is distinct from (
      select precio from ${h} where materia_id = ${materiaId} and proveedor_id = ${proveedorId}
      order by fecha desc, id desc limit 1)`,
  )
}

/** A delivery of a material as it stood. */
type Entregada = Omit<Precio, 'origen'>

/**
 * What a delivery that is no longer so had noted goes, unless others of that supplier came at that price: then it counts
 * from the first of them, up to where another price was noted.
 */
export async function olvidarPrecio(db: Db, { materiaId, proveedorId, fecha, precio }: Entregada): Promise<void> {
  await run(
    db,
    sql`
    with nota as (
      select id, fecha from materia_precios
      where materia_id = ${materiaId} and proveedor_id = ${proveedorId} and origen = 'entrada'
        and fecha = ${fecha}::date and precio = ${precio}::numeric order by id desc limit 1),
    sigue as (
      select min(e.fecha) as fecha from entradas e, nota
      where e.materia_id = ${materiaId} and e.proveedor_id = ${proveedorId} and e.recibida
        and e.precio = ${precio}::numeric and e.fecha >= nota.fecha
        and not exists (select from materia_precios x where x.materia_id = ${materiaId}
          and x.proveedor_id = ${proveedorId} and x.fecha > nota.fecha and x.fecha <= e.fecha)),
    queda as (update materia_precios x set fecha = sigue.fecha from nota, sigue where x.id = nota.id and sigue.fecha is not null)
    delete from materia_precios x using nota, sigue where x.id = nota.id and sigue.fecha is null`,
  )
}

/** The newest delivery of a material gives it its price. */
export async function esLaUltima(db: Db, { id, materiaId }: { id: number; materiaId: number }): Promise<boolean> {
  const [ultima] = await db
    .select({ id: e.id })
    .from(e)
    .where(and(eq(e.materiaId, materiaId), e.recibida))
    .orderBy(desc(e.fecha), desc(e.id))
    .limit(1)
  return ultima?.id === id
}

/** A material costs so much from now on. */
export async function ponerPrecio(db: Db, materiaId: number, precio: number): Promise<void> {
  const nuevo = { precio, ...nextVersion(m) }
  await db.update(m).set(nuevo).where(sql`${m.id} = ${materiaId} and ${m.precio} <> ${precio}::numeric`)
}

const Queda = z.object({ precio: z.number() })

/** What had given a material its price no longer does: it costs what was last paid or noted, unless another price was set since. */
export async function volverAlPrecio(db: Db, { materiaId, precio }: Entregada): Promise<void> {
  const queda = await firstRow(
    db,
    Queda,
    sql`
    select p.precio::float8 as precio from materias m cross join lateral (
      select fecha, 0 as noto, id, precio from entradas where materia_id = m.id and recibida
      union all select fecha, 1, id, precio from materia_precios where materia_id = m.id
      order by 1 desc, 2 desc, 3 desc limit 1) p
    where m.id = ${materiaId} and m.precio = ${precio}::numeric`,
  )
  if (queda) await ponerPrecio(db, materiaId, queda.precio)
}
