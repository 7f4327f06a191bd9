import { inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ConColor, Fusion } from '../catalogo/colores/fusion.ts'
import type { Db } from '../db/connection.ts'
import { firstRow, run } from '../db/rows.ts'

const Cuenta = z.object({ filas: z.int(), quedan: z.int() })

/** Of the variants that change colour, those whose model and size exist in the target (or twice among the merged) are added up. */
async function contarVariantes(db: Db, { destinoId, origenIds }: Fusion): Promise<{ filas: number; sumadas: number }> {
  const cuenta = await firstRow(
    db,
    Cuenta,
    sql`
    select count(*)::int as filas,
      count(distinct (modelo_id, talla)) filter (where not exists (
        select from modelo_variantes d where d.modelo_id = o.modelo_id and d.talla = o.talla and d.color_id = ${destinoId}
      ))::int as quedan
    from modelo_variantes o where ${inArray(sql`o.color_id`, origenIds)}`,
  )
  const { filas = 0, quedan = 0 } = cuenta ?? {}
  return { filas, sumadas: filas - quedan }
}

const deLosOrigenes = ({ origenIds }: Fusion) => inArray(sql`o.color_id`, origenIds)

/** What lies in the house of the merged colours, as bookings out of them or into the target. */
const apuntes = (fusion: Fusion, color: 'origen' | 'destino') => {
  const deLaCasa = sql`
    from modelo_variantes o cross join lateral (
      values ('almacen', o.stock), ('segunda', o.segunda), ('outlet', o.outlet)) l (lugar, n)
    where ${deLosOrigenes(fusion)} and l.n > 0 order by o.id`
  return color === 'origen'
    ? sql`select 'fusion', o.modelo_id, o.color_id, o.talla, l.n, l.lugar, 'fusion' ${deLaCasa}`
    : sql`select 'fusion', o.modelo_id, ${fusion.destinoId}::int, o.talla, l.n, 'fusion', l.lugar ${deLaCasa}`
}

const apuntar = (db: Db, fusion: Fusion, color: 'origen' | 'destino') =>
  run(db, sql`insert into movimientos (causa, modelo_id, color_id, talla, cantidad, de, a) ${apuntes(fusion, color)}`)

/** The garments of a merged colour lie where they lay, beside those of the target; and what was to be counted still is. */
async function fusionarSitios(db: Db, fusion: Fusion): Promise<void> {
  const destino = sql`modelo_variantes o join modelo_variantes d
    on d.modelo_id = o.modelo_id and d.talla = o.talla and d.color_id = ${fusion.destinoId} and ${deLosOrigenes(fusion)}`
  await run(
    db,
    sql`
    insert into ubicacion_celdas (variante_id, ubicacion_id)
    select distinct d.id, x.ubicacion_id from ${destino} join ubicacion_celdas x on x.variante_id = o.id
    on conflict (variante_id, ubicacion_id) do nothing`,
  )
  await run(
    db,
    sql`
    update ubicacion_celdas u set principal = true from (
      select distinct on (x.variante_id) x.id
      from ubicacion_celdas x join modelo_variantes d on d.id = x.variante_id join ubicaciones w on w.id = x.ubicacion_id
      where d.color_id = ${fusion.destinoId}
        and not exists (select from ubicacion_celdas y where y.variante_id = x.variante_id and y.principal)
      order by x.variante_id, w.orden, x.id) primera
    where u.id = primera.id`,
  )
  await run(
    db,
    sql`
    insert into por_contar (variante_id, motivo, documento, quien, desde)
    select distinct on (d.id) d.id, x.motivo, x.documento, x.quien, x.desde
    from ${destino} join por_contar x on x.variante_id = o.id order by d.id, x.desde
    on conflict (variante_id) do nothing`,
  )
}

/**
 * Garments go from the merged colours to the target, with what was kept for orders and tied to them: first they come, then
 * their promises move, then they leave. Where the target has the model and size already, they are added to it.
 */
async function fusionarVariantes(db: Db, fusion: Fusion): Promise<void> {
  const { destinoId } = fusion
  const origenes = deLosOrigenes(fusion)
  await run(
    db,
    sql`select id from modelo_variantes o where ${origenes} or o.color_id = ${destinoId} order by id for update`,
  )
  // a bar code goes from the merged garment to the one that stays: for a moment both have it
  await run(db, sql`set constraints modelo_variantes_ean deferred`)
  await run(
    db,
    sql`
    insert into modelo_variantes as v (modelo_id, color_id, talla, ean, disponible_web)
    select modelo_id, ${destinoId}, talla, (array_agg(ean order by id) filter (where ean is not null))[1], bool_or(disponible_web)
    from modelo_variantes o where ${origenes} group by modelo_id, talla
    on conflict (modelo_id, color_id, talla) do update set disponible_web = v.disponible_web or excluded.disponible_web,
      version = v.version + 1, modificado_en = now()`,
  )
  await apuntar(db, fusion, 'destino')
  await run(
    db,
    sql`
    update modelo_variantes v set reservado = v.reservado + o.n, reservado_segunda = v.reservado_segunda + o.segunda,
      reservado_outlet = v.reservado_outlet + o.outlet
    from (
      select modelo_id, talla, sum(reservado)::int as n, sum(reservado_segunda)::int as segunda, sum(reservado_outlet)::int as outlet
      from modelo_variantes o where ${origenes} group by 1, 2) o
    where v.modelo_id = o.modelo_id and v.talla = o.talla and v.color_id = ${destinoId} and o.n + o.segunda + o.outlet > 0`,
  )
  await run(db, sql`update asignaciones o set color_id = ${destinoId} where ${origenes}`)
  await run(
    db,
    sql`update modelo_variantes o set reservado = 0, reservado_segunda = 0, reservado_outlet = 0 where ${origenes}`,
  )
  await apuntar(db, fusion, 'origen')
  await fusionarSitios(db, fusion)
  await run(db, sql`delete from modelo_variantes o where ${origenes}`)
  await run(db, sql`set constraints modelo_variantes_ean immediate`)
}

/** What lies in the house of each colour. */
export const coloresDelAlmacen: readonly ConColor[] = [
  { tabla: 'modelo_variantes', contar: contarVariantes, fusionar: fusionarVariantes },
]
