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
import { sinRedondear } from './sin-redondear.ts'
import { sustituida } from './sustituida.ts'

const Una = z.object({ id: Id })

/** The invoices that some correct, those that these correct, and so on up to the first. */
const ARRIBA = (ids: readonly number[]) => sql`
  arriba as (
    select id, rectifica from facturas where id = any (${ints(ids)})
    union select f.id, f.rectifica from arriba a join facturas f on f.id = any (a.rectifica))`

/**
 * What invoices refer to is locked until they are issued, all at once and in the order of their ids: nobody corrects,
 * annuls or deducts the same meanwhile, and two who issue never wait for each other in a ring.
 */
export async function bloquearReferidas(db: Db, preparadas: readonly Preparada[]): Promise<void> {
  const suyas = preparadas.flatMap(({ fila, lineas }) => [...fila.rectifica, ...anticiposEn(lineas)])
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

const Neto = z.object({ facturado: z.number(), neto: z.number(), holgura: z.number() })

/**
 * Of everything on the invoices corrected, what was invoiced first and what all corrections leave: the total, each rate, each
 * garment. Amounts are told before rounding.
 */
const netosDe = (db: Db, { rectifica }: Factura) =>
  rows(
    db,
    Neto,
    sql`
    with recursive ${ARRIBA(rectifica)},
    raices as (select id from arriba where cardinality(rectifica) = 0),
    abajo as (
      select id from raices
      union select r.id from abajo a join facturas r on r.rectifica @> array[a.id] and r.estado = 'emitida'),
    todas as (
      select f.*, cardinality(f.rectifica) = 0 as raiz, not ${sustituida(sql`f`)} as vale
      from abajo join facturas f using (id)),
    por_tipo as (
      select todas.id, raiz, vale, t.iva, t.re, t.base
      from todas cross join lateral (${sinRedondear(sql`todas`)}) t),
    cuentas as (
      select 'total' as cuenta, raiz, vale, sum(base * (100 + iva + re) / 100) as n from por_tipo group by id, raiz, vale
      union all
      select concat_ws(' ', 'tipo', iva, re), raiz, vale, base from por_tipo
      union all
      select concat_ws(' ', 'prenda', l.modelo_id, l.color_id, c.talla), raiz, vale, c.cantidad
      from todas join factura_lineas l on l.factura_id = todas.id
        cross join jsonb_to_recordset(l.tallas_cantidades) as c(talla text, cantidad int)
      where l.modelo_id is not null)
    select coalesce(sum(n) filter (where raiz), 0)::float8 as facturado, coalesce(sum(n) filter (where vale), 0)::float8 as neto,
      case when cuenta like 'prenda %' then 0 else count(*) filter (where not raiz)::int end as holgura
    from cuentas group by cuenta`,
  )

/** A correction that has just been issued takes back no more than there was, of invoices that stand. */
async function comprobarRectificacion(db: Db, factura: Factura): Promise<void> {
  const viejas = await bloquearFacturas(db, factura.rectifica, undefined)
  if (viejas.some(({ estado }) => estado !== 'emitida')) throw new ReglaError('factura.no-emitida')
  const otra = await otraRectificacion(db, factura)
  if (otra) throw conflict('factura.ya-rectificada', otra)
  if (rectificaDeMas(await netosDe(db, factura)))
    throw conflict('factura.rectifica-de-mas', { numero: viejas[0]?.numeroCompleto ?? '' })
  const anticipos = viejas.filter(({ anticipo }) => anticipo)
  if (anticipos[0] && viejas.length > 1)
    throw conflict('factura.anticipo-aparte', { numero: anticipos[0].numeroCompleto ?? '' })
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
