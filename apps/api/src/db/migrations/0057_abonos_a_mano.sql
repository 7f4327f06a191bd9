DROP VIEW "public"."devoluciones_lista";--> statement-breakpoint
ALTER TABLE "devoluciones" ADD COLUMN "abono_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."devoluciones_lista" AS (
  select d.id, d.version, d.creado_en, d.modificado_en, d.numero, d.entrega_id, e.numero as entrega, d.pedido_id,
    p.numero as pedido, d.cliente_id, c.razon_social as cliente, d.fecha,
    case when d.estado = 'recibida' and (f.estado = 'emitida' or l.recibidas = l.sin_facturar or a.emitidas) then 'abonada' else d.estado end as estado,
    l.prendas, l.recibidas, d.factura_id, coalesce(f.numero_completo, a.numeros) as factura, d.notas, d.respuesta, d.observaciones
  from devoluciones d join entregas e on e.id = d.entrega_id join pedidos p on p.id = d.pedido_id
    join clientes c on c.id = d.cliente_id left join facturas f on f.id = d.factura_id
    cross join lateral (
      select coalesce(sum(pedida), 0)::int as prendas, coalesce(sum(almacen + segunda + arreglo), 0)::int as recibidas,
        coalesce(sum(sin_facturar), 0)::int as sin_facturar
      from devolucion_lineas where devolucion_id = d.id) l
    cross join lateral (
      select bool_and(x.estado = 'emitida') as emitidas, string_agg(x.numero_completo, ', ' order by x.id) as numeros
      from facturas x where x.id = any (d.abono_ids)) a);