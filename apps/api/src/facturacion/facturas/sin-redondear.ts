import { type SQL, sql } from 'drizzle-orm'

/**
 * What an invoice comes to at each rate before anything is rounded, by the alias it has in the statement: the parts of it that
 * are given back one by one come to the whole of this, whatever each of them rounds.
 */
export const sinRedondear = (f: SQL): SQL => sql`
  select iva, re, sum(base) as base
  from (
    select l.iva, l.re, l.cantidad * coalesce(l.pvp * 100 / (100 + l.iva), l.precio) * (100 - l.dto) / 100
      * case when l.anticipo_id is null then (100 - ${f}.dto_comercial) * (100 - ${f}.dto_pronto_pago) / 10000 else 1 end as base
    from factura_lineas l where l.factura_id = ${f}.id
    union all
    select (${f}.tramos -> 0 ->> 'iva')::numeric, (${f}.tramos -> 0 ->> 're')::numeric, ${f}.portes where ${f}.portes <> 0) p
  group by 1, 2`
