import { Id } from '@telar/contract/kit/crud'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, rows, run } from '../../db/rows.ts'

const PRINCIPIO = '0-0'

const Horizonte = z.object({ horizonte: z.string() })
const Fila = z.object({
  cambio: z.string(),
  varianteId: Id,
  modeloId: Id,
  numero: z.string().nullable(),
  colorId: Id.nullable(),
  talla: z.string().nullable(),
  ean: z.string().nullable(),
  stock: z.int().nullable(),
  libre: z.int().nullable(),
  segunda: z.int().nullable(),
  outlet: z.int().nullable(),
  precioMayor: z.coerce.number().nullable(),
  pvpRecomendado: z.coerce.number().nullable(),
  publicado: z.boolean().nullable(),
  disponibleWeb: z.boolean().nullable(),
})

const VUELTAS = ['variante_cambios', 'modelo_cambios'] as const
const DE_OTRA = sql`exists (select from variante_cambios where cambio >= pg_snapshot_xmax(pg_current_snapshot()))`

/** Numbers of transactions of another cluster, which this one has yet to reach, would hide what they mark: all of it is new here. */
export async function marcarLoDeOtraBase(db: Db): Promise<void> {
  const [otra] = await rows(db, z.object({ otra: z.boolean() }), sql`select ${DE_OTRA} as otra`)
  if (!otra?.otra) return
  for (const tabla of VUELTAS) await run(db, sql`update ${sql.identifier(tabla)} set cambio = pg_current_xact_id()`)
}

/**
 * What changed since a cursor, in the order of the transactions that did it. Only what was written before every
 * transaction that is still open is told: what commits late has its turn later, and is never overtaken. A cursor beyond
 * that is of another database; it begins anew.
 */
export async function cambiosDesde(db: Db, since: string | undefined, limit: number) {
  const ahora = await firstRow(db, Horizonte, sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizonte`)
  const horizonte = ahora?.horizonte ?? '0'
  const [tras = '0', id = '0'] = (since ?? PRINCIPIO).split('-')
  const [desde, ultima] = BigInt(tras) > BigInt(horizonte) ? ['0', 0] : [tras, Number(id)]
  const ventana = sql`cambio >= ${desde}::xid8 and cambio < ${horizonte}::xid8`
  const filas = await rows(
    db,
    Fila,
    sql`
    with tocadas as (
      select cambio, variante_id, modelo_id from (
        (select cambio, variante_id, modelo_id from variante_cambios
          where ${ventana} and (cambio > ${desde}::xid8 or variante_id > ${ultima}::int)
          order by cambio, variante_id limit ${limit})
        union all
        (select m.cambio, v.id, v.modelo_id from modelo_cambios m join modelo_variantes v on v.modelo_id = m.modelo_id
          where ${ventana} and (m.cambio > ${desde}::xid8 or v.id > ${ultima}::int)
          order by m.cambio, v.id limit ${limit})
      ) todas order by cambio, variante_id limit ${limit})
    select t.cambio::text, t.variante_id as "varianteId", t.modelo_id as "modeloId", m.numero, v.color_id as "colorId", v.talla,
      v.ean, v.stock, v.libre, v.segunda, v.outlet, m.precio_mayor as "precioMayor", m.pvp_recomendado as "pvpRecomendado",
      m.publicado, v.disponible_web as "disponibleWeb"
    from tocadas t left join modelo_variantes v on v.id = t.variante_id left join modelos m on m.id = v.modelo_id
    order by t.cambio, t.variante_id`,
  )
  const ultimaFila = filas.at(-1)
  const hayMas = filas.length === limit
  const siguiente = hayMas && ultimaFila ? `${ultimaFila.cambio}-${ultimaFila.varianteId}` : `${horizonte}-0`
  return { filas, siguiente, hayMas }
}
