import { cobradoDe } from '@telar/domain/facturacion/cobro'
import { venceEl } from '@telar/domain/facturacion/vencimientos'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { cobrosTable, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { saveVersion } from '../../kit/rows/version.ts'

/** Writes down how much of an invoice is paid and what is due next. Its row is locked by the caller. */
export async function revisarCobrado(db: Db, facturaId: number): Promise<void> {
  const cobros = await db.select().from(cobrosTable).where(eq(cobrosTable.facturaId, facturaId))
  const [factura] = await db.select({ vencimientos: f.vencimientos }).from(f).where(eq(f.id, facturaId))
  const cobrado = cobradoDe(cobros)
  const vence = venceEl(factura?.vencimientos ?? [], cobrado)
  await saveVersion(db, { table: f, entity: 'Factura' }, facturaId, null, { cobrado, vence })
}
