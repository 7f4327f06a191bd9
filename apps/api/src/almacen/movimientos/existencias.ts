import { EnCasa } from '@telar/contract/almacen/movimientos'
import { finDelDia } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { rows } from '../../db/rows.ts'
import { modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { notFound } from '../../kit/errors.ts'

const suma = (lugar: string) =>
  sql`coalesce(sum(case ${lugar} when l.a then l.cantidad when l.de then -l.cantidad end), 0)::int`

/** What lay in the house of a model when a day ended, cell by cell: the sum of the ledger until then. */
export async function existenciasDe(
  db: Db,
  modeloId: number,
  fecha: string | undefined,
): Promise<z.output<typeof EnCasa>[]> {
  if ((await db.$count(modelosTable, sql`id = ${modeloId}`)) === 0) throw notFound('Modelo', modeloId)
  const hasta = fecha ? finDelDia(new Date(`${fecha}T12:00:00Z`)).toISOString() : null
  return rows(
    db,
    EnCasa,
    sql`
    select l.color_id as "colorId", c.nombre as color, l.talla, ${suma('almacen')} as almacen,
      ${suma('segunda')} as segunda, ${suma('outlet')} as outlet
    from movimientos l left join colores c on c.id = l.color_id
    where l.modelo_id = ${modeloId} and (${hasta}::timestamptz is null or l.cuando < ${hasta}::timestamptz)
    group by l.color_id, c.nombre, l.talla order by l.color_id, l.talla`,
  )
}
