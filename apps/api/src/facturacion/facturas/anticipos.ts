import { comprobarDescuento, quedaDe } from '@telar/domain/facturacion/emision'
import { and, eq, gt, inArray, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f, facturaLineasTable as l } from '../../db/schema/facturacion/facturas.ts'
import type { LineaPreparada } from './preparar.ts'

/** What earlier issued invoices have deducted of some deposits. */
async function descontado(db: Db, ids: readonly number[], salvo: number): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const deducidos = await db
    .select({ id: sql<number>`${l.anticipoId}`, importe: sum(l.importe).mapWith(Number) })
    .from(l)
    .innerJoin(f, eq(f.id, l.facturaId))
    .where(and(inArray(l.anticipoId, [...ids]), eq(f.estado, 'emitida'), ne(f.id, salvo)))
    .groupBy(l.anticipoId)
  return new Map(deducidos.map(({ id, importe }) => [id, importe]))
}

/** The deposits of a customer of which something is left. */
export async function anticiposAbiertos(db: Db, clienteId: number, suyas: SQL | undefined) {
  const anticipos = await db
    .select({ id: f.id, numeroCompleto: f.numeroCompleto, base: f.base })
    .from(f)
    .where(and(eq(f.clienteId, clienteId), f.anticipo, eq(f.estado, 'emitida'), gt(f.base, 0), suyas))
    .orderBy(f.id)
  const antes = await descontado(
    db,
    anticipos.map(({ id }) => id),
    0,
  )
  return anticipos
    .map(({ id, numeroCompleto, base }) => ({
      id,
      numeroCompleto: numeroCompleto ?? '',
      queda: quedaDe({ base }, antes.get(id) ?? 0),
    }))
    .filter(({ queda }) => queda > 0)
}

/** No more is deducted of a deposit than was paid in advance. Its row is locked until the invoice is issued. */
export async function comprobarDescuentos(db: Db, facturaId: number, lineas: readonly LineaPreparada[]): Promise<void> {
  const ids = [...new Set(lineas.flatMap(({ anticipoId }) => anticipoId ?? []))]
  if (ids.length === 0) return
  const anticipos = await db.select().from(f).where(inArray(f.id, ids)).orderBy(f.id).for('update')
  const antes = await descontado(db, ids, facturaId)
  for (const anticipo of anticipos) comprobarDescuento(anticipo, antes.get(anticipo.id) ?? 0, lineas)
}
