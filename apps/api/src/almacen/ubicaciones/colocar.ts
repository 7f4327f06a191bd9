import type { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import { Id } from '@telar/contract/kit/crud'
import type { Body } from '@telar/contract/kit/endpoint'
import { ReglaError } from '@telar/domain/regla'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { nombrarColor } from '../../catalogo/nombrar.ts'
import type { Db } from '../../db/connection.ts'
import { ints, rows, run, texts } from '../../db/rows.ts'
import { ubicacionesTable as u } from '../../db/schema/almacen/ubicaciones.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import { prendaDicha } from '../escaneada.ts'

interface Cual {
  modeloId: number
  colorId: number
  talla: string
}

const Bloqueada = z.object({ n: z.int(), id: Id })

/** The variants of some cells, each held so that two who put the same away do so in turn; one that is not there is said. */
async function bloquearVariantes(db: Db, celdas: readonly Cual[]): Promise<number[]> {
  const halladas = await rows(
    db,
    Bloqueada,
    sql`
    select p.n::int as n, v.id from modelo_variantes v join unnest(
        ${ints(celdas.map(({ modeloId }) => modeloId))}, ${ints(celdas.map(({ colorId }) => colorId))},
        ${texts(celdas.map(({ talla }) => talla))}) with ordinality as p(modelo_id, color_id, talla, n)
      on p.modelo_id = v.modelo_id and p.color_id = v.color_id and p.talla = v.talla
    order by v.id for no key update of v`,
  )
  return celdas.map((_, i) => {
    const id = halladas.find(({ n }) => n === i + 1)?.id
    if (id === undefined) throw new FieldsError({ celdas: ['error.missing-reference'] })
    return id
  })
}

/** Says on which shelves some variants lie: what was said of them before no longer counts. */
async function escribir(db: Db, suyas: readonly { varianteId: number; ubicacionIds: readonly number[] }[]) {
  const filas = suyas.flatMap(({ varianteId, ubicacionIds }) =>
    [...new Set(ubicacionIds)].map((ubicacionId, i) => ({ varianteId, ubicacionId, principal: i === 0 })),
  )
  await run(
    db,
    sql`delete from ubicacion_celdas where variante_id = any (${ints(suyas.map(({ varianteId }) => varianteId))})`,
  )
  if (filas.length === 0) return
  const hay = await rows(
    db,
    z.object({ id: Id }),
    sql`select id from ubicaciones where id = any (${ints(filas.map(({ ubicacionId }) => ubicacionId))}) for key share`,
  )
  const ausente = filas.find(({ ubicacionId }) => !hay.some(({ id }) => id === ubicacionId))
  if (ausente) throw notFound('Ubicación', ausente.ubicacionId)
  await run(
    db,
    sql`
    insert into ubicacion_celdas (variante_id, ubicacion_id, principal)
    select f."varianteId", f."ubicacionId", f.principal
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as f("varianteId" int, "ubicacionId" int, principal boolean)
    order by 1, 2`,
  )
}

type Asignadas = Body<(typeof ubicaciones)['asignar']>['celdas']

export async function asignar(db: Db, celdas: Asignadas): Promise<number> {
  const unaVez = [...new Map(celdas.map((una) => [`${una.modeloId} ${una.colorId} ${una.talla}`, una])).values()]
  const ids = await bloquearVariantes(db, unaVez)
  await escribir(
    db,
    unaVez.map(({ ubicacionIds }, i) => ({ varianteId: ids[i] as number, ubicacionIds })),
  )
  return unaVez.length
}

const DondeEstaba = z.object({ id: Id, codigo: z.string(), principal: z.boolean() })

/** A garment is put on a shelf: from now on it is looked for there first, or there as well. */
export async function colocar(
  db: Db,
  ubicacionId: number,
  { que: dicho, ademas }: Body<(typeof ubicaciones)['colocar']>,
) {
  const [ubicacion] = await db.select().from(u).where(eq(u.id, ubicacionId))
  if (!ubicacion) throw notFound('Ubicación', ubicacionId)
  if (!ubicacion.activa) throw new ReglaError('ubicacion.inactiva', { codigo: ubicacion.codigo })
  const { modeloId, colorId, talla } = await prendaDicha(db, dicho)
  const [varianteId = 0] = await bloquearVariantes(db, [{ modeloId, colorId, talla }])
  const antes = await rows(
    db,
    DondeEstaba,
    sql`
    select u.id, u.codigo, x.principal from ubicacion_celdas x join ubicaciones u on u.id = x.ubicacion_id
    where x.variante_id = ${varianteId} order by x.principal desc, u.orden, u.id`,
  )
  const otras = antes.filter(({ id, principal }) => id !== ubicacionId && (ademas || !principal)).map(({ id }) => id)
  await escribir(db, [{ varianteId, ubicacionIds: ademas ? [...otras, ubicacionId] : [ubicacionId, ...otras] }])
  return {
    ...{ modeloId, colorId, talla, que: await nombrarColor(db, { modeloId, colorId }, talla) },
    antes: antes.map(({ id, codigo }) => ({ id, codigo })),
  }
}
