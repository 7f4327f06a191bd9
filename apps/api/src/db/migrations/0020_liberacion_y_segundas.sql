DROP VIEW "public"."movimientos_lista";--> statement-breakpoint
DROP VIEW "public"."modelos_lista";--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "segunda_por_ciento" numeric(5, 2) DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "modelos" ADD COLUMN "precio_segunda" numeric(12, 4);--> statement-breakpoint
ALTER TABLE "temporadas" ADD COLUMN "fecha_liberacion" date;--> statement-breakpoint
ALTER TABLE "temporadas" ADD COLUMN "avisada_para" date;--> statement-breakpoint
ALTER TABLE "temporadas" ADD COLUMN "liberada_para" date;--> statement-breakpoint
ALTER TABLE "pedido_hechos" ADD COLUMN "liberadas" integer;--> statement-breakpoint
ALTER TABLE "pedido_lineas" ADD COLUMN "liberada_en" date;--> statement-breakpoint
CREATE VIEW "public"."movimientos_lista" AS (
  select l.id, l.cuando, l.quien, l.causa, l.modelo_id, m.numero as modelo, m.nombre, l.color_id, c.nombre as color,
    l.talla, l.cantidad, l.de, l.a, l.pedido_id, p.numero as pedido, coalesce(p.cliente_id, f.cliente_id) as cliente_id,
    k.razon_social as cliente, l.entrega_id, e.numero as entrega, l.orden_id, o.numero as orden, l.factura_id,
    f.numero_completo as factura, l.recuento_id,
    concat_ws(' · ', l.recuento_id, o.numero, e.numero, p.numero, f.numero_completo) as documento, l.motivo
  from movimientos l
    left join modelos m on m.id = l.modelo_id
    left join colores c on c.id = l.color_id
    left join pedidos p on p.id = l.pedido_id
    left join entregas e on e.id = l.entrega_id
    left join ordenes_fab o on o.id = l.orden_id
    left join facturas f on f.id = l.factura_id
    left join clientes k on k.id = coalesce(p.cliente_id, f.cliente_id));--> statement-breakpoint
CREATE VIEW "public"."modelos_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.numero, m.nombre, m.modelo_tipo_id, t.nombre as tipo,
    m.temporada_id, s.codigo as temporada, m.precio_mayor, m.pvp_recomendado, m.publicado,
    (select count(distinct v.color_id)::int from modelo_variantes v where v.modelo_id = m.id) as colores,
    (select count(*)::int from modelo_fotos f where f.modelo_id = m.id) as fotos,
    (select coalesce(sum(v.stock), 0)::int from modelo_variantes v where v.modelo_id = m.id) as stock,
    (select coalesce(sum(v.libre), 0)::int from modelo_variantes v where v.modelo_id = m.id) as libre,
    (select coalesce(sum(v.segunda), 0)::int from modelo_variantes v where v.modelo_id = m.id) as segundas,
    (select f.imagen_id from modelo_fotos f where f.modelo_id = m.id order by f.orden, f.id limit 1) as imagen_id
  from modelos m
    join modelo_tipos t on t.id = m.modelo_tipo_id
    join temporadas s on s.id = m.temporada_id);
--> statement-breakpoint
drop trigger if exists auditar on temporadas;
--> statement-breakpoint
drop trigger if exists avisar on temporadas;
--> statement-breakpoint
create trigger auditar after insert or update of codigo, nombre, fecha_inicio, fecha_fin, fecha_liberacion or delete on temporadas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update of codigo, nombre, fecha_inicio, fecha_fin, fecha_liberacion or delete or truncate on temporadas for each statement execute function avisar();
