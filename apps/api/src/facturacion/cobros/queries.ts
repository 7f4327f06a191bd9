import { and, eq, getViewSelectedFields, ne, type SQL, sql } from 'drizzle-orm'
import { cobrosLista, cobrosPorFactura } from '../../db/schema/facturacion/facturas.ts'
import type { Source } from '../../kit/rows/source.ts'

/** What came in: not what the bank gave back, nor what is set off against another invoice. */
const esDinero = (campo?: string): SQL | undefined =>
  and(
    campo === 'impagado' ? undefined : eq(cobrosLista.impagado, false),
    campo === 'medio' ? undefined : ne(cobrosLista.medio, 'compensacion'),
  )

export const fuenteCobros: Source = {
  table: cobrosLista,
  columns: getViewSelectedFields(cobrosLista),
  searchIn: ['numeroCompleto', 'cliente', 'referencia'],
  find: (holds) => sql`${cobrosLista.id} in (
    select id from cobros where factura_id in (select id from facturas where ${holds(sql`norm(numero_completo)`)})
    union all select id from cobros where factura_id in (select id from facturas where ${holds(sql`norm(cliente)`)})
    union all select id from cobros where referencia <> '' and ${holds(sql`norm(referencia)`)})`,
  orderBy: 'fecha desc',
  dear: cobrosLista.id,
  sorted: { by: ['numeroCompleto', 'clienteId', 'cliente'], from: cobrosPorFactura },
  adds: { which: esDinero, apart: 'excel.no-cuenta-cobro' },
}

/** What counts of the list are made of. */
export const DE_COBROS = { from: ['cobros', 'facturas', 'remesa_lineas'] } as const
