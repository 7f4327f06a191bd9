DROP VIEW "public"."pedidos_lista";--> statement-breakpoint
ALTER TABLE "modelo_variantes" ADD COLUMN "reservado_segunda" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "modelo_variantes" ADD COLUMN "reservado_outlet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "grupos" ADD COLUMN "segundas_en_tienda" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pedidos" ADD COLUMN "lugar" text DEFAULT 'almacen' NOT NULL;--> statement-breakpoint
ALTER TABLE "modelo_variantes" ADD CONSTRAINT "modelo_variantes_reservas" CHECK ("modelo_variantes"."reservado_segunda" between 0 and "modelo_variantes"."segunda" and "modelo_variantes"."reservado_outlet" between 0 and "modelo_variantes"."outlet");--> statement-breakpoint
ALTER TABLE "pedidos" ADD CONSTRAINT "pedidos_lugar" CHECK ("pedidos"."lugar" = 'almacen' or ("pedidos"."lugar" in ('segunda', 'outlet') and "pedidos"."tipo" = 'servicio'));--> statement-breakpoint
CREATE VIEW "public"."pedidos_lista" AS (
  select p.id, p.version, p.creado_en, p.modificado_en, p.numero, p.cliente_id, c.razon_social as cliente,
    p.comercial_id, p.fecha, p.tipo, p.lugar, p.estado, p.situacion, p.fecha_entrega_hasta, p.referencia_cliente, p.origen,
    p.situacion = 'recibido' and coalesce(c.bloqueado, false) as retenido, e.por_enviar, e.por_fabricar,
    e.en_taller, p.prendas, p.base, p.total
  from pedidos p left join clientes c on c.id = p.cliente_id left join pedido_esperas e on e.pedido_id = p.id);