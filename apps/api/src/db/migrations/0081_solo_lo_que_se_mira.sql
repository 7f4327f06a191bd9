-- What a list takes from elsewhere is joined from the left: who counts its rows, or sorts them by what is their own, does
-- not read the rest. The last lines of a model are found without reading them all.
DROP VIEW "public"."electronicas_lista";--> statement-breakpoint
DROP VIEW "public"."cobros_lista";--> statement-breakpoint
DROP VIEW "public"."reclamaciones_lista";--> statement-breakpoint
DROP VIEW "public"."registros_facturacion_lista";--> statement-breakpoint
DROP VIEW "public"."entregas_lista";--> statement-breakpoint
DROP VIEW "public"."envios_lista";--> statement-breakpoint
DROP INDEX "pedido_lineas_modelo";--> statement-breakpoint
CREATE INDEX "pedido_lineas_modelo" ON "pedido_lineas" USING btree ("modelo_id","id");--> statement-breakpoint
CREATE VIEW "public"."electronicas_lista" AS (
  select e.id, e.creado_en, e.factura_id, f.numero_completo, f.cliente_id, f.cliente, f.fecha, f.total, f.pendiente, e.clave,
    e.estado, e.situacion,
    case when f.estado <> 'emitida' or f.total <= 0 or e.estado <> 'enviada' then null
      when f.pendiente = 0 and e.situacion is distinct from 'pagada' then 'sin-decir'
      when f.pendiente > 0 and e.situacion = 'pagada' then 'sin-cobrar' end as desacuerdo,
    e.intentos, e.error, e.externo, e.enviada_en
  from electronicas e left join facturas f on f.id = e.factura_id);--> statement-breakpoint
CREATE VIEW "public"."cobros_lista" AS (
  select c.id, c.version, c.creado_en, c.modificado_en, c.factura_id, f.numero_completo, f.cliente_id, f.cliente, c.fecha,
    c.medio, c.importe, c.referencia, c.impagado, c.fecha_impagado,
    c.contraparte_id, c.motivo, l.remesa_id
  from cobros c left join facturas f on f.id = c.factura_id left join remesa_lineas l on l.cobro_id = c.id);--> statement-breakpoint
CREATE VIEW "public"."reclamaciones_lista" AS (
  select r.id, r.version, r.creado_en, r.modificado_en, r.factura_id, coalesce(f.numero_completo, '') as numero_completo,
    f.cliente_id, f.cliente, r.vence, r.tono, r.fecha, r.importe, r.interes, r.compensacion, f.pendiente, r.para, r.quien
  from reclamaciones r left join facturas f on f.id = r.factura_id);--> statement-breakpoint
CREATE VIEW "public"."registros_facturacion_lista" AS (
  select r.id, r.creado_en, r.factura_id, r.clase, r.contenido ->> 'tipo' as tipo, r.num_serie, f.cliente, r.fecha,
    r.importe_total, r.huella, r.estado, r.entorno, r.intentos, r.codigo_error, r.descripcion_error, r.enviado_en,
    r.subsana_id, (select max(s.id) from registros_facturacion s where s.subsana_id = r.id) as subsanado_por
  from registros_facturacion r left join facturas f on f.id = r.factura_id);--> statement-breakpoint
CREATE VIEW "public"."entregas_lista" AS (
  select e.id, e.version, e.creado_en, e.modificado_en, e.numero, e.pedido_id, p.numero as pedido, e.cliente_id,
    c.razon_social as cliente, p.comercial_id, e.fecha, e.quien, e.nota, e.prendas,
    (select coalesce(sum(l.devuelta), 0)::int from entrega_lineas l where l.entrega_id = e.id) as devueltas,
    e.deshecha_en, e.motivo
  from entregas e left join pedidos p on p.id = e.pedido_id left join clientes c on c.id = e.cliente_id);--> statement-breakpoint
CREATE VIEW "public"."envios_lista" AS (
  select v.id, v.version, v.creado_en, v.modificado_en, v.numero, v.fecha, v.cliente_id, c.razon_social as cliente,
    coalesce(v.direccion ->> 'pais', '') as pais, coalesce(v.direccion ->> 'ciudad', '') as ciudad, v.transportista_id,
    t.nombre as transportista, v.servicio, v.estado, v.llamada, v.seguimiento, b.bultos, b.peso_gr,
    coalesce(e.albaranes, '') as albaranes, coalesce(e.pedidos, '') as pedidos, v.manifiesto_id, m.numero as manifiesto,
    v.entregado_en
  from envios v left join clientes c on c.id = v.cliente_id left join transportistas t on t.id = v.transportista_id
    left join manifiestos m on m.id = v.manifiesto_id
    cross join lateral (
      select count(*)::int as bultos, coalesce(sum(x.peso_gr), 0)::int as peso_gr from envio_bultos x where x.envio_id = v.id) b
    cross join lateral (
      select string_agg(n.numero, ', ' order by n.id) as albaranes, string_agg(distinct p.numero, ', ') as pedidos
      from envio_entregas x join entregas n on n.id = x.entrega_id join pedidos p on p.id = n.pedido_id
      where x.envio_id = v.id) e);