import type { Remesa } from '@telar/contract/facturacion/remesas'
import { and, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { remesaLineasTable as l, remesasTable as r } from '../../db/schema/facturacion/remesas.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'

const { xml: _, ...columnas } = getTableColumns(r)

export const fuenteRemesas: Source = {
  table: r,
  columns: columnas,
  searchIn: ['numero', 'cuenta', 'quien'],
  orderBy: 'id desc',
  adds: { which: () => ne(r.estado, 'anulada'), apart: 'excel.no-cuenta-anulado' },
}

/** A remittance and its charges; one that holds an invoice out of the caller's reach is missing. */
export async function verRemesa(db: Db, id: number, suyas: SQL | undefined): Promise<z.input<typeof Remesa>> {
  const [remesa] = await db.select(columnas).from(r).where(eq(r.id, id))
  const lineas = await db
    .select({
      ...{ id: l.id, facturaId: l.facturaId, vence: l.vence, importe: l.importe, iban: l.iban },
      numeroCompleto: sql<string>`coalesce(${f.numeroCompleto}, '')`,
      clienteId: f.clienteId,
      cliente: l.deudor,
      mandato: sql<string>`${l.mandato} ->> 'referencia'`,
      esquema: sql<'CORE' | 'B2B'>`${l.mandato} ->> 'esquema'`,
      ...{ secuencia: l.secuencia, referencia: l.referencia, cobroId: l.cobroId, devuelta: l.devuelta },
      motivo: l.motivo,
    })
    .from(l)
    .innerJoin(f, eq(f.id, l.facturaId))
    .where(and(eq(l.remesaId, id), suyas))
    .orderBy(l.id)
  if (!remesa || lineas.length < remesa.adeudos) throw notFound('Remesa', id)
  return { ...remesa, lineas }
}
