import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { LeerDeuda } from '../clientes/clientes/credito.ts'
import { ints, preparedRow } from '../db/rows.ts'
import { tomadas } from './facturas/de-pedido.ts'

const Debido = z.object({ facturado: z.number(), servido: z.number(), vencidoDesde: z.string().nullable() })

/**
 * What a customer owes: what is not paid of their invoices, and what left with their orders and no invoice names yet, at
 * the order's price, discounts, carriage and taxes: what leaves whole comes to the order's total, to the cent.
 */
export const leerDeuda: LeerDeuda = async (db, clienteId, hoy, comoEmitidas = []) => {
  const cuenta = sql`(f.estado = 'emitida' or f.id = any (${ints(comoEmitidas)}))`
  const deuda = await preparedRow(
    db,
    'leer_deuda',
    Debido,
    sql`
    with facturas_suyas as (
      select f.* from facturas f where f.cliente_id = ${clienteId} and ${cuenta}),
    facturadas as (
      select l.pedido_linea_id as linea, c ->> 'talla' as talla, ${tomadas(sql`f`, sql`(c ->> 'cantidad')::int`)} as n
      from facturas_suyas f join factura_lineas l on l.factura_id = f.id cross join jsonb_array_elements(l.tallas_cantidades) c
      where l.pedido_linea_id is not null and not exists (
        select from facturas s where s.estado = 'emitida' and s.tipo_rectificativa = 'S' and s.rectifica @> array[f.id])
      group by 1, 2),
    salidas as (
      select p.id as pedido_id, p.dto_comercial, p.portes, coalesce(bool_or(x.n > 0), false) as empezado,
        round(sum(greatest((c ->> 'servida')::int - coalesce(x.n, 0) - coalesce(v.n, 0), 0)) * l.precio * (100 - l.dto) / 100, 2)
          as importe
      from pedidos p join pedido_lineas l on l.pedido_id = p.id cross join jsonb_array_elements(l.tallas_cantidades) c
        left join facturadas x on x.linea = l.id and x.talla = c ->> 'talla'
        left join lateral (
          select sum(d.sin_facturar) as n from entrega_lineas e join devolucion_lineas d on d.entrega_linea_id = e.id
          where e.pedido_linea_id = l.id and e.talla = c ->> 'talla' and d.sin_facturar > 0) v on true
      where p.cliente_id = ${clienteId} and p.situacion in ('parcial', 'servido')
      group by p.id, l.id),
    descontados as (
      select pedido_id, sum(importe) - round(sum(importe) * dto_comercial / 100, 2) as neto,
        case when bool_or(empezado) or sum(importe) = 0 then 0 else portes end as portes
      from salidas group by pedido_id, dto_comercial, portes)
    select
      (select coalesce(sum(pendiente), 0)::float8 from facturas_suyas) as facturado,
      (select coalesce(sum(round((b.neto - round(b.neto * p.dto_pronto_pago / 100, 2) + b.portes)
          * coalesce(p.total / nullif(p.base, 0), 1), 2)), 0)::float8
        from descontados b join pedidos p on p.id = b.pedido_id) as servido,
      (select min(vence) from facturas_suyas where pendiente > 0 and vence < ${hoy})::text as "vencidoDesde"`,
  )
  return deuda as z.output<typeof Debido>
}
