import type { EnCamino } from '@telar/domain/facturacion/banco/casar'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { remesaLineasTable as l, remesasTable as r } from '../../db/schema/facturacion/remesas.ts'

/** Remittances on their way of which so much is to be charged; those that hold an invoice out of reach are left out. */
export async function remesasEnCamino(
  db: Db,
  importes: readonly number[],
  suyas: SQL | undefined,
): Promise<(EnCamino & { adeudos: number })[]> {
  if (importes.length === 0) return []
  const suma = sql<number>`sum(${l.importe})::float8`
  const filas = await db
    .select({
      ...{ id: r.id, numero: r.numero, fecha: r.fecha, total: suma, adeudos: sql<number>`count(*)::int` },
      alcanzadas: suyas ? sql<number>`(count(*) filter (where ${suyas}))::int` : sql<number>`count(*)::int`,
    })
    .from(r)
    .innerJoin(l, eq(l.remesaId, r.id))
    .innerJoin(f, eq(f.id, l.facturaId))
    .where(and(eq(r.estado, 'enviada'), isNull(l.devuelta)))
    .groupBy(r.id)
    .having(inArray(sql`sum(${l.importe})`, [...importes]))
    .orderBy(r.id)
  return filas.flatMap(({ alcanzadas, ...remesa }) => (alcanzadas === remesa.adeudos ? [remesa] : []))
}
