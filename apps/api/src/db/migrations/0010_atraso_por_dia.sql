DROP VIEW "public"."ordenes_fab_lista";--> statement-breakpoint
CREATE VIEW "public"."ordenes_fab_lista" AS (
  select o.id, o.version, o.creado_en, o.modificado_en, o.numero, o.modelo_id, m.numero as modelo, m.nombre,
    m.temporada_id, s.codigo as temporada, o.taller_id, p.razon_social as taller, o.estado, o.fecha, o.fecha_entrega,
    c.previstas, c.cortadas, c.recibidas, c.segundas, o.coste_previsto, o.coste_real
  from ordenes_fab o
    join modelos m on m.id = o.modelo_id
    join temporadas s on s.id = m.temporada_id
    left join proveedores p on p.id = o.taller_id
    cross join lateral (
      select coalesce(sum(prevista), 0)::int as previstas, coalesce(sum(cortada), 0)::int as cortadas,
        coalesce(sum(recibida), 0)::int as recibidas, coalesce(sum(segunda), 0)::int as segundas
      from orden_fab_celdas where orden_id = o.id) c);