import type { Anticipo } from '@telar/contract/facturacion/anticipos'
import { and, eq, getViewSelectedFields, ne, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { anticiposLista as a } from '../../db/schema/facturacion/anticipos.ts'
import { cobrosTable as c, facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'

export const fuenteAnticipos: Source = {
  table: a,
  columns: getViewSelectedFields(a),
  searchIn: ['numero', 'cliente', 'concepto', 'referencia'],
  orderBy: 'fecha desc',
  adds: { which: () => ne(a.estado, 'anulado'), apart: 'excel.no-cuenta-anulado' },
}

/** A receipt and the invoices that it pays; another's customer's is missing. */
export async function verAnticipo(db: Db, id: number, suyos: SQL | undefined): Promise<z.input<typeof Anticipo>> {
  const [recibo] = await db
    .select()
    .from(a)
    .where(and(eq(a.id, id), suyos))
  if (!recibo) throw notFound('Anticipo', id)
  const usos = await db
    .select({
      ...{ facturaId: f.id, numeroCompleto: sql<string>`coalesce(${f.numeroCompleto}, '')` },
      ...{ fecha: c.fecha, importe: c.importe },
    })
    .from(c)
    .innerJoin(f, eq(f.id, c.facturaId))
    .where(eq(c.anticipoId, id))
    .orderBy(c.id)
  return { ...recibo, usos }
}
