DROP VIEW "public"."pedidos_lista";--> statement-breakpoint
ALTER TABLE "facturas" ADD COLUMN "autorizacion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pedido_hechos" ADD COLUMN "autorizacion" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."pedidos_lista" AS (
  select p.id, p.version, p.creado_en, p.modificado_en, p.numero, p.cliente_id, c.razon_social as cliente,
    p.comercial_id, p.fecha, p.tipo, p.estado, p.situacion, p.fecha_entrega_hasta, p.referencia_cliente, p.origen,
    p.situacion = 'recibido' and coalesce(c.bloqueado, false) as retenido, p.prendas, p.base, p.total
  from pedidos p left join clientes c on c.id = p.cliente_id);