DROP VIEW "public"."modelos_lista";--> statement-breakpoint
ALTER TABLE "modelos" ADD COLUMN "nombres" jsonb DEFAULT '{"es":"","en":"","pt":"","ca":""}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "modelos_composicion_busca" ON "modelos" USING gin (norm("composicion") gin_trgm_ops);--> statement-breakpoint
CREATE VIEW "public"."modelos_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.numero, m.nombre, m.modelo_tipo_id, t.nombre as tipo,
    m.temporada_id, s.codigo as temporada, m.composicion, m.precio_mayor, m.pvp_recomendado, m.publicado,
    (select count(distinct v.color_id)::int from modelo_variantes v where v.modelo_id = m.id) as colores,
    (select count(*)::int from modelo_fotos f where f.modelo_id = m.id) as fotos,
    (select coalesce(sum(v.stock), 0)::int from modelo_variantes v where v.modelo_id = m.id) as stock,
    (select coalesce(sum(v.libre), 0)::int from modelo_variantes v where v.modelo_id = m.id) as libre,
    (select coalesce(sum(v.segunda), 0)::int from modelo_variantes v where v.modelo_id = m.id) as segundas,
    (select f.imagen_id from modelo_fotos f where f.modelo_id = m.id order by f.orden, f.id limit 1) as imagen_id
  from modelos m
    join modelo_tipos t on t.id = m.modelo_tipo_id
    join temporadas s on s.id = m.temporada_id);