DROP VIEW "public"."modelos_lista";--> statement-breakpoint
ALTER INDEX "correos_sobre" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "modelos_nombre_busca" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "modelos_composicion_busca" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "modelos_numero_busca" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "clientes_busca" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "entrantes_nombre_busca" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "factura_lineas_busca" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "facturas_pedidos" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "facturas_rectificadas" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "facturas_numero_busca" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "facturas_cliente_busca" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "facturas_referencia_busca" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "recibidas_proveedor_busca" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "recibidas_numero_busca" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "registros_numero_busca" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "materias_nombre_busca" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "materias_codigo_busca" SET (fastupdate=false);--> statement-breakpoint
ALTER INDEX "pedidos_numero_busca" SET (gin_pending_list_limit=64);--> statement-breakpoint
ALTER INDEX "pedidos_referencia_busca" SET (gin_pending_list_limit=64);--> statement-breakpoint
SELECT gin_clean_pending_list('correos_sobre'), gin_clean_pending_list('modelos_nombre_busca'), gin_clean_pending_list('modelos_composicion_busca'), gin_clean_pending_list('modelos_numero_busca'), gin_clean_pending_list('clientes_busca'), gin_clean_pending_list('entrantes_nombre_busca'), gin_clean_pending_list('factura_lineas_busca'), gin_clean_pending_list('facturas_pedidos'), gin_clean_pending_list('facturas_rectificadas'), gin_clean_pending_list('facturas_numero_busca'), gin_clean_pending_list('facturas_cliente_busca'), gin_clean_pending_list('facturas_referencia_busca'), gin_clean_pending_list('recibidas_proveedor_busca'), gin_clean_pending_list('recibidas_numero_busca'), gin_clean_pending_list('registros_numero_busca'), gin_clean_pending_list('materias_nombre_busca'), gin_clean_pending_list('materias_codigo_busca'), gin_clean_pending_list('pedidos_numero_busca'), gin_clean_pending_list('pedidos_referencia_busca');--> statement-breakpoint
CREATE INDEX "modelos_orden" ON "modelos" USING btree (norm("numero"),"id");--> statement-breakpoint
CREATE VIEW "public"."modelos_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.numero, m.nombre, m.modelo_tipo_id, t.nombre as tipo,
    m.temporada_id, s.codigo as temporada, m.ventana_id, w.nombre as ventana, m.composicion, m.precio_mayor, m.pvp_recomendado, m.publicado,
    v.colores,
    (select count(*)::int from modelo_fotos f where f.modelo_id = m.id) as fotos,
    v.stock, v.libre, v.segundas,
    (select f.imagen_id from modelo_fotos f where f.modelo_id = m.id order by f.orden, f.id limit 1) as imagen_id
  from modelos m
    left join modelo_tipos t on t.id = m.modelo_tipo_id
    left join temporadas s on s.id = m.temporada_id
    left join ventanas w on w.id = m.ventana_id
    left join lateral (
      select count(distinct v.color_id)::int as colores, coalesce(sum(v.stock), 0)::int as stock,
        coalesce(sum(v.libre), 0)::int as libre, coalesce(sum(v.segunda), 0)::int as segundas
      from modelo_variantes v where v.modelo_id = m.id) v on true);