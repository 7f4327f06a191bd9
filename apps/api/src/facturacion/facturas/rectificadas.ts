import { Id } from '@telar/contract/kit/crud'
import { rectificaDeMas } from '@telar/domain/facturacion/emision'
import { ReglaError } from '@telar/domain/regla'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow, ints, rows } from '../../db/rows.ts'
import { conflict } from '../../kit/errors.ts'
import { anticiposEn, comprobarDescuentos, yaDescontados } from './anticipos.ts'
import { bloquearFacturas } from './guardar.ts'
import type { Preparada } from './preparar.ts'
import type { Factura } from './referencias.ts'
import { sustituida } from './sustituida.ts'

const Una = z.object({ id: Id })

/** The invoices that some correct, those that these correct, and so on up to the first. */
const ARRIBA = (ids: readonly number[]) => sql`
  arriba as (
    select id, rectifica from facturas where id = any (${ints(ids)})
    union select f.id, f.rectifica from arriba a join facturas f on f.id = any (a.rectifica))`

/** What an invoice refers to is locked until it is issued: nobody corrects, annuls or deducts the same meanwhile. */
export async function bloquearReferidas(db: Db, { fila, lineas }: Preparada): Promise<void> {
  const suyas = [...fila.rectifica, ...anticiposEn(lineas)]
  if (suyas.length === 0) return
  const todas = await rows(db, Una, sql`with recursive ${ARRIBA(suyas)} select id from arriba`)
  await bloquearFacturas(
    db,
    todas.map(({ id }) => id),
    undefined,
  )
}

const Otra = z.object({ numero: z.string(), por: z.string() })

/** Another correction that stands in the way: whatever was replaced is corrected where it is said anew. */
const otraRectificacion = (db: Db, { id, rectifica, tipoRectificativa }: Factura) =>
  firstRow(
    db,
    Otra,
    sql`
    select f.numero_completo as numero, r.numero_completo as por
    from facturas f join facturas r on r.rectifica @> array[f.id] and r.estado = 'emitida' and r.id <> ${id}
    where f.id = any (${ints(rectifica)}) and (r.tipo_rectificativa = 'S' or ${tipoRectificativa} = 'S') order by r.id limit 1`,
  )

const Neto = z.object({ facturado: z.number(), neto: z.number() })

/** What was invoiced first, and what is left of it after all corrections. */
const netoDe = (db: Db, { rectifica }: Factura) =>
  firstRow(
    db,
    Neto,
    sql`
    with recursive ${ARRIBA(rectifica)},
    raices as (select id from arriba where cardinality(rectifica) = 0),
    abajo as (
      select id from raices
      union select r.id from abajo a join facturas r on r.rectifica @> array[a.id] and r.estado = 'emitida')
    select coalesce((select sum(f.total) from raices join facturas f using (id)), 0)::float8 as facturado,
      coalesce((select sum(f.total) from abajo join facturas f using (id) where not ${sustituida(sql`f`)}), 0)::float8 as neto`,
  )

/** A correction that has just been issued takes back no more than there was, of invoices that stand. */
async function comprobarRectificacion(db: Db, factura: Factura): Promise<void> {
  const viejas = await bloquearFacturas(db, factura.rectifica, undefined)
  if (viejas.some(({ estado }) => estado !== 'emitida')) throw new ReglaError('factura.no-emitida')
  const otra = await otraRectificacion(db, factura)
  if (otra) throw conflict('factura.ya-rectificada', otra)
  const neto = await netoDe(db, factura)
  if (neto && rectificaDeMas(neto.facturado, neto.neto))
    throw conflict('factura.rectifica-de-mas', { numero: viejas[0]?.numeroCompleto ?? '' })
  const anticipos = viejas.filter(({ anticipo }) => anticipo)
  const usados = await yaDescontados(
    db,
    anticipos.map(({ id }) => id),
  )
  const [usado] = anticipos.filter(({ id }) => usados.has(id))
  if (usado && factura.tipoRectificativa === 'S')
    throw conflict('factura.anticipo-descontado', { numero: usado.numeroCompleto ?? '' })
  await comprobarDescuentos(db, anticipos, { factura: { id: 0 }, lineas: [] })
}

/** Once it is issued: what it corrects and deducts bears it. */
export async function comprobarReferidas(db: Db, factura: Factura, { lineas }: Preparada): Promise<void> {
  const anticipos = await bloquearFacturas(db, anticiposEn(lineas), undefined)
  await comprobarDescuentos(db, anticipos, { factura, lineas })
  if (factura.rectifica.length > 0) await comprobarRectificacion(db, factura)
}
