import { Id } from '@telar/contract/kit/crud'
import { CondicionFila, type CondicionInput } from '@telar/contract/produccion/compra'
import { exigirEntera } from '@telar/domain/produccion/materia'
import { and, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { materiasTable as m, materiaProveedoresTable as t } from '../../db/schema/produccion/materias.ts'
import { conflict } from '../../kit/errors.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { nextVersion, saveVersion } from '../../kit/rows/version.ts'
import { bloquearMateria } from '../materias/entradas.ts'
import { anotarPrecio } from '../materias/precios.ts'

const CONDICION = { table: t, entity: 'Condición' }

interface De {
  materiaId: number | null
  proveedorId: number | null
}

/** How suppliers sell a material, or what a supplier sells: whoever has a price, and whoever has said how. */
export const condiciones = (db: Db, { materiaId, proveedorId }: De) =>
  rows(
    db,
    CondicionFila,
    sql`
    with ultimos as (
      select distinct on (materia_id, proveedor_id) materia_id, proveedor_id, precio from materia_precios
      where (${materiaId}::int is null or materia_id = ${materiaId}) and (${proveedorId}::int is null or proveedor_id = ${proveedorId})
      order by materia_id, proveedor_id, fecha desc, id desc),
    pares as (
      select materia_id, proveedor_id from ultimos
      union select materia_id, proveedor_id from materia_proveedores
        where (${materiaId}::int is null or materia_id = ${materiaId}) and (${proveedorId}::int is null or proveedor_id = ${proveedorId})
      union select id, proveedor_id from materias
        where (${materiaId}::int is null or id = ${materiaId}) and (${proveedorId}::int is null or proveedor_id = ${proveedorId}))
    select m.id as "materiaId", m.codigo, m.nombre as materia, m.unidad, p.id as "proveedorId", p.razon_social as proveedor,
      coalesce(c.referencia, '') as referencia, coalesce(u.precio, m.precio)::float8 as precio,
      coalesce(c.minimo, 0)::float8 as minimo, coalesce(c.multiplo, 0)::float8 as multiplo, c.dias, c.version
    from pares x join materias m on m.id = x.materia_id join proveedores p on p.id = x.proveedor_id
      left join ultimos u on u.materia_id = x.materia_id and u.proveedor_id = x.proveedor_id
      left join materia_proveedores c on c.materia_id = x.materia_id and c.proveedor_id = x.proveedor_id
    order by m.codigo, p.razon_social, p.id limit 1000`,
  )

const Condicion = CondicionFila.pick({
  ...{ materiaId: true, codigo: true, materia: true, unidad: true, proveedorId: true, proveedor: true },
  ...{ referencia: true, precio: true, minimo: true, multiplo: true, dias: true },
}).extend({ n: Id })

/** How each of some materials is sold by a supplier, or by its own; in the order in which they were asked for. */
export const condicionesDe = (db: Db, pares: readonly { materiaId: number; proveedorId: number | null }[]) =>
  rows(
    db,
    Condicion,
    sql`
    select x.n, m.id as "materiaId", m.codigo, m.nombre as materia, m.unidad, p.id as "proveedorId",
      p.razon_social as proveedor, coalesce(c.referencia, '') as referencia,
      coalesce(u.precio, m.precio)::float8 as precio, coalesce(c.minimo, 0)::float8 as minimo,
      coalesce(c.multiplo, 0)::float8 as multiplo, c.dias
    from jsonb_to_recordset(${JSON.stringify(pares.map((par, i) => ({ ...par, n: i + 1 })))}::jsonb)
        as x("materiaId" int, "proveedorId" int, n int)
      join materias m on m.id = x."materiaId" join proveedores p on p.id = coalesce(x."proveedorId", m.proveedor_id)
      left join materia_proveedores c on c.materia_id = m.id and c.proveedor_id = p.id
      left join lateral (
        select precio from materia_precios where materia_id = m.id and proveedor_id = p.id
        order by fecha desc, id desc limit 1) u on true
    order by x.n`,
  )

/** Keeps how a supplier sells a material; of the material's own supplier, the price is the material's too. */
export async function guardarCondicion(
  db: Db,
  { version, precio, ...condicion }: z.output<typeof CondicionInput>,
  hoy: string,
): Promise<number> {
  const { materiaId, proveedorId } = condicion
  const materia = await bloquearMateria(db, materiaId)
  for (const campo of ['minimo', 'multiplo'] as const) exigirEntera(campo, condicion[campo], materia.unidad)
  const [antes] = await db
    .select({ id: t.id, version: t.version })
    .from(t)
    .where(and(eq(t.materiaId, materiaId), eq(t.proveedorId, proveedorId)))
    .for('update')
  if (antes) await saveVersion(db, CONDICION, antes.id, version, condicion)
  else if (typeof version === 'number') throw conflict('error.stale')
  else await saving(t, db.insert(t).values(condicion))
  await anotarPrecio(db, { materiaId, proveedorId, precio, fecha: hoy, origen: 'tarifa' })
  if (materia.proveedorId === proveedorId && materia.precio !== precio)
    await db
      .update(m)
      .set({ precio, ...nextVersion(m) })
      .where(eq(m.id, materiaId))
  return materiaId
}
