import type { Entrante } from '@telar/contract/facturacion/entrantes'
import { eq, getTableColumns } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { electronicaEstadosTable as d, entrantesTable as n } from '../../db/schema/facturacion/electronicas.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'
import { dichosDe } from '../electronicas/queries.ts'

const { externo: _, ubl: __, propuesta, ...fila } = getTableColumns(n)

export const fuente: Source = {
  table: n,
  columns: fila,
  searchIn: ['proveedor', 'numero', 'nif'],
  orderBy: 'llegada desc',
}

export async function verEntrante(db: Db, id: number): Promise<z.input<typeof Entrante>> {
  const [suya] = await db
    .select({ ...fila, propuesta })
    .from(n)
    .where(eq(n.id, id))
  if (!suya) throw notFound('Entrante', id)
  return { ...suya, estados: await dichosDe(db, eq(d.entranteId, id)) }
}
