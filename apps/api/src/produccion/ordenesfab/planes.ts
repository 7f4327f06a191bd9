import { Id } from '@telar/contract/kit/crud'
import type { CausaDePlan } from '@telar/domain/produccion/orden-fab'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows, run, texts } from '../../db/rows.ts'

interface Acto {
  causa: CausaDePlan
  quien: string | null
  motivo?: string
}

interface Cambio {
  colorId: number
  talla: string
  n: number
}

/** The plan of a launched order changes: by a row for each cell, which says why, and by the cell itself. */
export async function cambiarPlan(
  db: Db,
  ordenId: number,
  cambios: readonly Cambio[],
  { causa, quien, motivo = '' }: Acto,
): Promise<void> {
  const reales = cambios.filter(({ n }) => n !== 0)
  if (reales.length === 0) return
  const filas = sql`unnest(${ints(reales.map(({ colorId }) => colorId))}, ${texts(reales.map(({ talla }) => talla))},
    ${ints(reales.map(({ n }) => n))}) p(color_id, talla, n)`
  await run(
    db,
    sql`insert into orden_fab_planes (orden_id, color_id, talla, n, causa, motivo, quien)
      select ${ordenId}, color_id, talla, n, ${causa}, ${motivo}, ${quien} from ${filas}`,
  )
  await run(
    db,
    sql`insert into orden_fab_celdas (orden_id, color_id, talla)
      select ${ordenId}, color_id, talla from ${filas} on conflict (orden_id, color_id, talla) do nothing`,
  )
  await run(
    db,
    sql`update orden_fab_celdas c set prevista = c.prevista + p.n from ${filas}
      where c.orden_id = ${ordenId} and c.color_id = p.color_id and c.talla = p.talla`,
  )
}

/** What a draft plans becomes the plan of a launched order. */
export const fijarPlan = (db: Db, ordenId: number, quien: string | null): Promise<number> =>
  run(
    db,
    sql`insert into orden_fab_planes (orden_id, color_id, talla, n, causa, quien)
      select orden_id, color_id, talla, prevista, ${'lanzamiento' satisfies CausaDePlan}, ${quien}
      from orden_fab_celdas where orden_id = ${ordenId} and prevista > 0 order by id`,
  )

/** An order is a draft again: its plan is open, and what was fixed of it is taken back. */
export const retirarPlan = (db: Db, ordenId: number, quien: string | null): Promise<number> =>
  run(
    db,
    sql`insert into orden_fab_planes (orden_id, color_id, talla, n, causa, quien)
      select orden_id, color_id, talla, -sum(n), ${'retirada' satisfies CausaDePlan}, ${quien}
      from orden_fab_planes where orden_id = ${ordenId} group by orden_id, color_id, talla having sum(n) <> 0`,
  )

const Subida = z.object({ colorId: Id, talla: z.string(), n: z.int() })
const SUBEN: readonly CausaDePlan[] = ['exceso', 'correccion']

/** By how much the plan of each cell was raised because more was cut than it said. */
export const subidasDe = (db: Db, ordenId: number) =>
  rows(
    db,
    Subida,
    sql`select color_id as "colorId", talla, sum(n)::int as n from orden_fab_planes
      where orden_id = ${ordenId} and causa = any(${texts(SUBEN)}) group by 1, 2`,
  )
