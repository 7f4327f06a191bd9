import { eq, getViewName, getViewSelectedFields, sql } from 'drizzle-orm'
import { facturaLineasLista, facturaLineasPorFactura } from '../../db/schema/facturacion/facturas.ts'
import type { Source } from '../../kit/rows/source.ts'

const { pedidoLineaId: _, ...deLinea } = getViewSelectedFields(facturaLineasLista)

/** The lines of what an invoice says anew, as that one takes them back. */
const SUSTITUIDAS = sql`(
  select l.id, s.id as factura_id, s.numero_completo, s.estado, s.tipo, s.fecha, s.cliente_id, s.cliente, s.comercial_id,
    l.modelo_id, l.color_id, l.descripcion, l.cantidad, l.precio, l.dto, l.iva, l.re, l.importe
  from facturas s cross join lateral unnest(s.rectifica) as vieja(id) join factura_lineas l on l.factura_id = vieja.id
  where s.tipo_rectificativa = 'S' and s.estado = 'emitida') as ${sql.identifier(getViewName(facturaLineasLista))}`

export const fuenteLineas: Source = {
  table: facturaLineasLista,
  columns: deLinea,
  searchIn: ['numeroCompleto', 'cliente', 'descripcion'],
  find: (holds) => sql`${facturaLineasLista.id} in (
    select id from factura_lineas where factura_id in (select id from facturas where ${holds(sql`norm(numero_completo)`)})
    union all select id from factura_lineas where factura_id in (select id from facturas where ${holds(sql`norm(cliente)`)})
    union all select id from factura_lineas where ${holds(sql`norm(descripcion)`)})`,
  orderBy: 'fecha desc',
  dear: facturaLineasLista.id,
  sorted: { by: ['fecha', 'numeroCompleto', 'clienteId', 'cliente'], from: facturaLineasPorFactura },
  adds: { which: () => eq(facturaLineasLista.estado, 'emitida'), less: SUSTITUIDAS, apart: 'excel.no-cuenta-factura' },
}

/** What counts of the list are made of. */
export const DE_LINEAS = { from: ['factura_lineas', 'facturas'] } as const
