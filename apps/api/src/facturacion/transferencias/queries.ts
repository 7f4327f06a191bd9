import type { Transferencia } from '@telar/contract/facturacion/transferencias'
import { eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { transferenciaLineasTable as l, transferenciasTable as t } from '../../db/schema/facturacion/transferencias.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'

const { xml: _, ...columnas } = getTableColumns(t)

export const fuenteTransferencias: Source = {
  table: t,
  columns: columnas,
  searchIn: ['numero', 'cuenta', 'quien'],
  orderBy: 'id desc',
  adds: { which: () => ne(t.estado, 'anulada'), apart: 'excel.no-cuenta-anulado' },
}

/** Transfers that go together, one by one. */
export async function verTransferencia(db: Db, id: number): Promise<z.input<typeof Transferencia>> {
  const [transferencia] = await db.select(columnas).from(t).where(eq(t.id, id))
  if (!transferencia) throw notFound('Transferencia', id)
  const lineas = await db
    .select({
      id: l.id,
      clase: sql<'recibida' | 'liquidacion'>`case when ${l.recibidaId} is null then 'liquidacion' else 'recibida' end`,
      documentoId: sql<number>`coalesce(${l.recibidaId}, ${l.liquidacionId})`,
      ...{ vence: l.vence, beneficiario: l.beneficiario, importe: l.importe, iban: l.iban },
      ...{ concepto: l.concepto, referencia: l.referencia },
    })
    .from(l)
    .where(eq(l.transferenciaId, id))
    .orderBy(l.id)
  return { ...transferencia, lineas }
}
