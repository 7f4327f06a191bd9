import { Id } from '@telar/contract/kit/crud'
import { comprobarDescuento, type PorTipo, quedaDe, quedaPorTipo } from '@telar/domain/facturacion/emision'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { ints, rows } from '../../db/rows.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import type { LineaPreparada } from './preparar.ts'
import type { Factura } from './referencias.ts'
import { sustituida } from './sustituida.ts'

const DelAnticipo = z.object({ id: Id, iva: z.number(), re: z.number(), importe: z.number() })
type DelAnticipo = z.output<typeof DelAnticipo>

/** What some deposits came to, rate by rate, with what was given back of them; one that was replaced is none any more. */
const adelantado = (db: Db, ids: readonly number[]): Promise<DelAnticipo[]> =>
  rows(
    db,
    DelAnticipo,
    sql`
    select t.id, x.iva::float8, x.re::float8, sum(x.base)::float8 as importe
    from (
      select f.id, f.tramos from facturas f where f.id = any (${ints(ids)}) and f.anticipo and f.estado = 'emitida'
      union all
      select a.id, r.tramos from facturas a join facturas r on r.rectifica = array[a.id]
      where a.id = any (${ints(ids)}) and r.estado = 'emitida' and r.tipo_rectificativa = 'I'
    ) t join facturas f on f.id = t.id and not ${sustituida(sql`f`)}
      cross join jsonb_to_recordset(t.tramos) as x(iva numeric, re numeric, base numeric)
    group by 1, 2, 3`,
  )

/** What issued invoices have deducted of them, which is negative; without that one. */
const descontado = (db: Db, ids: readonly number[], salvo: number): Promise<DelAnticipo[]> =>
  rows(
    db,
    DelAnticipo,
    sql`
    select l.anticipo_id as id, l.iva::float8, l.re::float8, sum(l.importe)::float8 as importe
    from factura_lineas l join facturas f on f.id = l.factura_id
    where l.anticipo_id = any (${ints(ids)}) and f.estado = 'emitida' and f.id <> ${salvo} and not ${sustituida(sql`f`)}
    group by 1, 2, 3`,
  )

const del = <D extends { id: number }>(filas: readonly D[], id: number): D[] => filas.filter((fila) => fila.id === id)

/** The deposits of a customer of which something is left. */
export async function anticiposAbiertos(db: Db, clienteId: number, suyas: SQL | undefined) {
  const anticipos = await db
    .select({ id: f.id, numeroCompleto: f.numeroCompleto })
    .from(f)
    .where(and(eq(f.clienteId, clienteId), f.anticipo, eq(f.estado, 'emitida'), gt(f.base, 0), suyas))
    .orderBy(f.id)
  const ids = anticipos.map(({ id }) => id)
  const [adelantados, descontados] = [await adelantado(db, ids), await descontado(db, ids, 0)]
  return anticipos
    .map(({ id, numeroCompleto }) => {
      const [suyo, usado] = [del(adelantados, id), del(descontados, id)]
      return {
        ...{ id, numeroCompleto: numeroCompleto ?? '', queda: quedaDe(suyo, usado) },
        tipos: quedaPorTipo(suyo, usado),
      }
    })
    .filter(({ queda }) => queda > 0)
}

/** The deposits that some lines deduct. */
export const anticiposEn = (lineas: readonly Pick<LineaPreparada, 'anticipoId'>[]): number[] => [
  ...new Set(lineas.flatMap(({ anticipoId }) => anticipoId ?? [])),
]

interface Emitida {
  factura: Pick<Factura, 'id'>
  lineas: readonly (PorTipo & Pick<LineaPreparada, 'anticipoId'>)[]
}

/** No more is deducted of some deposits than is left of them, once that invoice is issued. They are locked by the caller. */
export async function comprobarDescuentos(
  db: Db,
  anticipos: readonly Pick<Factura, 'id' | 'numeroCompleto'>[],
  { factura, lineas }: Emitida,
): Promise<void> {
  if (anticipos.length === 0) return
  const ids = anticipos.map(({ id }) => id)
  const [adelantados, antes] = [await adelantado(db, ids), await descontado(db, ids, factura.id)]
  for (const { id, numeroCompleto } of anticipos) {
    const ahora = lineas.filter(({ anticipoId }) => anticipoId === id)
    comprobarDescuento(numeroCompleto ?? '', del(adelantados, id), del(antes, id), ahora)
  }
}

/** Which of some deposits have been deducted, at least in part. */
export async function yaDescontados(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const antes = await descontado(db, ids, 0)
  return new Set(antes.filter(({ importe }) => importe !== 0).map(({ id }) => id))
}
