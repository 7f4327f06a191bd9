import type { Regimen } from '@telar/domain/clientes/regimen'
import type { TipoEmitido } from '@telar/domain/facturacion/factura'
import { sql } from 'drizzle-orm'
import { date, integer, pgView, text } from 'drizzle-orm/pg-core'
import { importe, porcentaje } from '../../columns.ts'

/**
 * The book of invoices issued: a line for each rate, by when tax fell due on it. One that replaces others takes theirs
 * back in lines of its own.
 */
export const libroExpedidasLista = pgView('libro_expedidas', {
  id: integer().notNull(),
  facturaId: integer().notNull(),
  fecha: date().notNull(),
  fechaExpedicion: date().notNull(),
  fechaOperacion: date(),
  serie: text().notNull(),
  numeroCompleto: text().notNull(),
  tipo: text().notNull().$type<TipoEmitido>(),
  clienteId: integer().notNull(),
  cliente: text().notNull(),
  nif: text().notNull(),
  nifIva: text(),
  pais: text().notNull(),
  regimenIva: integer().notNull().$type<Regimen>(),
  base: importe().notNull(),
  iva: porcentaje().notNull(),
  cuotaIva: importe().notNull(),
  re: porcentaje().notNull(),
  cuotaRe: importe().notNull(),
  importe: importe().notNull(),
}).as(sql`
  select l.id, l.factura_id, l.fecha, l.fecha_expedicion, l.fecha_operacion, l.serie, l.numero_completo, l.tipo, l.cliente_id,
    l.copia ->> 'razonSocial' as cliente, l.copia ->> 'nif' as nif, l.copia ->> 'nifIva' as nif_iva,
    l.copia -> 'direccion' ->> 'pais' as pais, l.regimen_iva,
    (l.signo * (l.tramo ->> 'base')::numeric)::numeric(12, 2) as base, (l.tramo ->> 'iva')::numeric(5, 2) as iva,
    (l.signo * (l.tramo ->> 'cuotaIva')::numeric)::numeric(12, 2) as cuota_iva, (l.tramo ->> 're')::numeric(5, 2) as re,
    (l.signo * (l.tramo ->> 'cuotaRe')::numeric)::numeric(12, 2) as cuota_re,
    (l.signo * ((l.tramo ->> 'base')::numeric + (l.tramo ->> 'cuotaIva')::numeric + (l.tramo ->> 'cuotaRe')::numeric))::numeric(12, 2) as importe
  from (
    select (f.id * 256 + t.n)::int as id, f.id as factura_id,
      case when f.tipo <> 'F1' or f.fecha_operacion is null then f.fecha
        when f.regimen_iva = 3 then least(f.fecha, (date_trunc('month', f.fecha_operacion) + interval '1 month 14 days')::date)
        else f.fecha_operacion end as fecha,
      f.fecha as fecha_expedicion, f.fecha_operacion, f.serie, f.numero_completo, f.tipo, f.cliente_id,
      f.cliente_copia as copia, f.regimen_iva, 1 as signo, t.tramo
    from facturas f cross join jsonb_array_elements(f.tramos) with ordinality as t(tramo, n) where f.estado = 'emitida'
    union all
    select (s.id * 256 + 4 * v.n + 4 + t.n)::int, s.id, s.fecha, s.fecha, s.fecha_operacion, s.serie, s.numero_completo, s.tipo,
      f.cliente_id, f.cliente_copia, f.regimen_iva, -1, t.tramo
    from facturas s cross join unnest(s.rectifica) with ordinality as v(id, n) join facturas f on f.id = v.id
      cross join jsonb_array_elements(f.tramos) with ordinality as t(tramo, n)
    where s.estado = 'emitida' and s.tipo_rectificativa = 'S') l`)
