import { comprobarUso } from '@telar/domain/facturacion/anticipo'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { anticiposTable as a } from '../../db/schema/facturacion/anticipos.ts'
import { saveVersion } from '../../kit/rows/version.ts'
import type { Factura } from '../facturas/referencias.ts'

export const ANTICIPO = { table: a, entity: 'Anticipo' }

/** A receipt that nobody else uses meanwhile, for an invoice that the caller has locked. */
export async function tomarAnticipo(
  db: Db,
  anticipoId: number | null,
  factura: Factura,
  uso: { fecha: string; importe: number },
): Promise<{ id: number; numero: string }> {
  const [recibo] = anticipoId === null ? [] : await db.select().from(a).where(eq(a.id, anticipoId)).for('no key update')
  comprobarUso(recibo && { ...recibo, queda: recibo.queda ?? 0 }, factura, uso)
  return recibo as { id: number; numero: string }
}

/** Writes down what invoices have taken of a receipt. */
export async function revisarUsado(db: Db, id: number): Promise<void> {
  await db.select({ id: a.id }).from(a).where(eq(a.id, id)).for('no key update')
  await saveVersion(db, ANTICIPO, id, null, {
    usado: sql`(select coalesce(sum(importe), 0) from cobros where anticipo_id = ${id})`,
  })
}
