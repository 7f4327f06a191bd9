DROP VIEW "public"."modelos_lista";--> statement-breakpoint
CREATE VIEW "public"."modelos_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.numero, m.nombre, m.modelo_tipo_id, t.nombre as tipo,
    m.temporada_id, s.codigo as temporada, m.ventana_id, w.nombre as ventana, m.composicion, m.precio_mayor, m.pvp_recomendado, m.publicado,
    v.colores,
    (select count(*)::int from modelo_fotos f where f.modelo_id = m.id) as fotos,
    v.stock, v.libre, v.segundas,
    (select f.imagen_id from modelo_fotos f where f.modelo_id = m.id order by f.orden, f.id limit 1) as imagen_id
  from modelos m
    join modelo_tipos t on t.id = m.modelo_tipo_id
    join temporadas s on s.id = m.temporada_id
    left join ventanas w on w.id = m.ventana_id
    left join lateral (
      select count(distinct v.color_id)::int as colores, coalesce(sum(v.stock), 0)::int as stock,
        coalesce(sum(v.libre), 0)::int as libre, coalesce(sum(v.segunda), 0)::int as segundas
      from modelo_variantes v where v.modelo_id = m.id) v on true);