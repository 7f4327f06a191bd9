DROP VIEW "public"."factura_lineas_lista";--> statement-breakpoint
CREATE INDEX "clientes_razon_orden" ON "clientes" USING btree (norm("razon_social"),"id");--> statement-breakpoint
CREATE INDEX "pedidos_plazo" ON "pedidos" USING btree ("fecha_entrega_hasta","id");--> statement-breakpoint
CREATE INDEX "pedidos_total" ON "pedidos" USING btree ("total","id");--> statement-breakpoint
CREATE VIEW "public"."factura_lineas_lista" AS (
  select l.id, l.factura_id, f.numero_completo, f.estado, f.tipo, f.fecha, f.cliente_id, f.cliente, f.comercial_id,
    l.modelo_id, l.color_id, l.pedido_linea_id, l.descripcion, l.cantidad, l.precio, l.dto, l.iva, l.re, l.importe
  from factura_lineas l left join facturas f on f.id = l.factura_id);