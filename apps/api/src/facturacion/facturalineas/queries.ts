import { getViewSelectedFields, sql } from 'drizzle-orm'
import { facturaLineasLista } from '../../db/schema/facturacion/facturas.ts'
import type { Source } from '../../kit/rows/search.ts'

const { pedidoLineaId: _, ...deLinea } = getViewSelectedFields(facturaLineasLista)

export const fuenteLineas: Source = {
  table: facturaLineasLista,
  columns: deLinea,
  searchIn: ['numeroCompleto', 'cliente', 'descripcion'],
  find: (holds) => sql`${facturaLineasLista.id} in (
    select id from factura_lineas where factura_id in (select id from facturas where ${holds(sql`norm(numero_completo)`)})
    union all select id from factura_lineas where factura_id in (select id from facturas where ${holds(sql`norm(cliente)`)})
    union all select id from factura_lineas where ${holds(sql`norm(descripcion)`)})`,
  orderBy: 'fecha desc',
}
