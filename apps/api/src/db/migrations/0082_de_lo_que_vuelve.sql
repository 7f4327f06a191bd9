DROP VIEW "public"."libro_expedidas";--> statement-breakpoint
DROP VIEW "public"."entregas_lista";--> statement-breakpoint
CREATE INDEX "facturas_numero_ultimos" ON "facturas" USING btree (norm("numero_completo") desc nulls last);--> statement-breakpoint
CREATE INDEX "entrega_lineas_devueltas" ON "entrega_lineas" USING btree ("entrega_id") WHERE "entrega_lineas"."devuelta" > 0;--> statement-breakpoint
CREATE INDEX "entregas_numero_orden" ON "entregas" USING btree (norm("numero"),"id");--> statement-breakpoint
CREATE VIEW "public"."libro_expedidas" AS (
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
    where s.estado = 'emitida' and s.tipo_rectificativa = 'S') l);--> statement-breakpoint
CREATE VIEW "public"."entregas_lista" AS (
  select e.id, e.version, e.creado_en, e.modificado_en, e.numero, e.pedido_id, p.numero as pedido, e.cliente_id,
    c.razon_social as cliente, p.comercial_id, e.fecha, e.quien, e.nota, e.prendas,
    (select coalesce(sum(l.devuelta), 0)::int from entrega_lineas l where l.entrega_id = e.id and l.devuelta > 0) as devueltas,
    e.deshecha_en, e.motivo
  from entregas e left join pedidos p on p.id = e.pedido_id left join clientes c on c.id = e.cliente_id);