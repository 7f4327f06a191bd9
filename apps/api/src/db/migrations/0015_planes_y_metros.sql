CREATE TABLE "pieza_movimientos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pieza_movimientos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pieza_id" integer NOT NULL,
	"cantidad" numeric(12, 4) NOT NULL,
	"causa" text NOT NULL,
	"orden_id" integer,
	"motivo" text DEFAULT '' NOT NULL,
	"quien" text,
	"cuando" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pieza_movimientos_cantidad" CHECK ("pieza_movimientos"."cantidad" <> 0)
);
--> statement-breakpoint
CREATE TABLE "orden_fab_planes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orden_fab_planes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"orden_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"talla" text NOT NULL,
	"n" integer NOT NULL,
	"causa" text NOT NULL,
	"motivo" text DEFAULT '' NOT NULL,
	"quien" text,
	"cuando" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orden_fab_planes_n" CHECK ("orden_fab_planes"."n" <> 0)
);
--> statement-breakpoint
DROP VIEW "public"."entradas_lista";--> statement-breakpoint
DROP VIEW "public"."materias_lista";--> statement-breakpoint
DROP VIEW "public"."ordenes_fab_lista";--> statement-breakpoint
ALTER TABLE "orden_fab_celdas" DROP CONSTRAINT "orden_fab_celdas_positivas";--> statement-breakpoint
ALTER TABLE "orden_fab_celdas" DROP CONSTRAINT "orden_fab_celdas_recibida";--> statement-breakpoint
ALTER TABLE "app_settings" ALTER COLUMN "produccion" SET DEFAULT '{"gastosGenerales":8,"margen":35,"terminaciones":[90],"pvp":{"desde":2.2,"hasta":2.5},"segundasSePagan":true}';--> statement-breakpoint
ALTER TABLE "piezas" ALTER COLUMN "restante" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "entradas" ADD COLUMN "pedida_en_id" integer;--> statement-breakpoint
ALTER TABLE "entradas" ADD COLUMN "cerrada" numeric(12, 4) DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "entradas" ADD COLUMN "motivo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orden_fab_celdas" ADD COLUMN "perdida" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orden_fab_celdas" ADD COLUMN "cerrada" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orden_fab_celdas" ADD COLUMN "pendiente" integer GENERATED ALWAYS AS (prevista - recibida - segunda - perdida - cerrada) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orden_fab_celdas" ADD COLUMN "por_cortar" integer GENERATED ALWAYS AS (greatest(0, prevista - cortada - cerrada)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orden_hechos" ADD COLUMN "motivo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ordenes_fab" ADD COLUMN "segundas_se_pagan" boolean;--> statement-breakpoint
ALTER TABLE "pieza_movimientos" ADD CONSTRAINT "pieza_movimientos_pieza_id_piezas_id_fk" FOREIGN KEY ("pieza_id") REFERENCES "public"."piezas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orden_fab_planes" ADD CONSTRAINT "orden_fab_planes_orden_id_ordenes_fab_id_fk" FOREIGN KEY ("orden_id") REFERENCES "public"."ordenes_fab"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pieza_movimientos_pieza" ON "pieza_movimientos" USING btree ("pieza_id","id");--> statement-breakpoint
CREATE INDEX "orden_fab_planes_celda" ON "orden_fab_planes" USING btree ("orden_id","color_id","talla");--> statement-breakpoint
ALTER TABLE "entradas" ADD CONSTRAINT "entradas_pedida_en_id_entradas_id_fk" FOREIGN KEY ("pedida_en_id") REFERENCES "public"."entradas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entradas_pedida_en" ON "entradas" USING btree ("pedida_en_id");--> statement-breakpoint
ALTER TABLE "entradas" ADD CONSTRAINT "entradas_parte" CHECK ("entradas"."recibida" or "entradas"."pedida_en_id" is null);--> statement-breakpoint
ALTER TABLE "entradas" ADD CONSTRAINT "entradas_cerrada" CHECK ("entradas"."cerrada" = 0 or (not "entradas"."recibida" and "entradas"."cerrada" between 0 and "entradas"."pedida"));--> statement-breakpoint
-- Launched orders say why they plan what they plan; what was cut beyond it raises the plan by a row of its own.
insert into orden_fab_planes (orden_id, color_id, talla, n, causa, cuando)
select c.orden_id, c.color_id, c.talla, c.prevista, 'lanzamiento', o.creado_en
from orden_fab_celdas c join ordenes_fab o on o.id = c.orden_id
where o.estado not in ('borrador', 'anulada') and c.prevista > 0 order by c.id;
--> statement-breakpoint
insert into orden_fab_planes (orden_id, color_id, talla, n, causa, motivo)
select c.orden_id, c.color_id, c.talla, c.cortada - c.prevista, 'exceso', 'Cortado de más antes de anotarse los motivos'
from orden_fab_celdas c where c.cortada > c.prevista order by c.id;
--> statement-breakpoint
update orden_fab_celdas c set prevista = greatest(c.prevista, c.cortada),
  cerrada = case when o.estado = 'cerrada' then greatest(c.prevista, c.cortada) - c.recibida - c.segunda else 0 end
from ordenes_fab o where o.id = c.orden_id and (c.cortada > c.prevista or o.estado = 'cerrada');
--> statement-breakpoint
ALTER TABLE "orden_fab_celdas" ADD CONSTRAINT "orden_fab_celdas_plan" CHECK (greatest("orden_fab_celdas"."cortada", "orden_fab_celdas"."recibida" + "orden_fab_celdas"."segunda" + "orden_fab_celdas"."perdida" + "orden_fab_celdas"."cerrada") <= "orden_fab_celdas"."prevista");--> statement-breakpoint
ALTER TABLE "orden_fab_celdas" ADD CONSTRAINT "orden_fab_celdas_positivas" CHECK (least("orden_fab_celdas"."prevista", "orden_fab_celdas"."cortada", "orden_fab_celdas"."recibida", "orden_fab_celdas"."segunda", "orden_fab_celdas"."perdida", "orden_fab_celdas"."cerrada") >= 0);--> statement-breakpoint
ALTER TABLE "orden_fab_celdas" ADD CONSTRAINT "orden_fab_celdas_recibida" CHECK ("orden_fab_celdas"."recibida" + "orden_fab_celdas"."segunda" + "orden_fab_celdas"."perdida" <= "orden_fab_celdas"."cortada");--> statement-breakpoint
CREATE VIEW "public"."reservas_de_tela" AS (
  select orden_id, materia_id, color_id, sum(cantidad)::numeric(12, 4) as cantidad from (
  select o.id as orden_id, l.materia_id, c.color_id,
    ceil(sum(c.por_cortar * coalesce(t.consumo, l.consumo)) * (1 + l.merma / 100) * 10000) / 10000 as cantidad
  from ordenes_fab o
    join orden_fab_celdas c on c.orden_id = o.id and c.por_cortar > 0
    join escandallo_lineas l on l.escandallo_id = o.escandallo_id and l.materia_id is not null
    left join lateral (
      select (r->>'consumo')::numeric as consumo from jsonb_array_elements(l.por_tallas) r
      where r->'tallas' ? c.talla limit 1) t on true
  where o.estado in ('lanzada', 'cortada', 'enTaller', 'recibidaParcial') group by o.id, l.id, c.color_id) r group by 1, 2, 3);--> statement-breakpoint
CREATE VIEW "public"."entradas_lista" AS (
  select e.id, e.version, e.creado_en, e.modificado_en, e.materia_id, m.codigo, m.nombre as materia, m.unidad,
    e.proveedor_id, p.razon_social as proveedor, e.recibida, e.fecha, e.fecha_prevista, e.albaran_proveedor, e.precio,
    e.pedida, (case when e.recibida then e.cantidad else a.recibido end)::numeric(12, 4) as cantidad,
    a.abierta::numeric(12, 4) as abierta, e.cerrada, e.motivo, e.pedida_en_id,
    (select count(*)::int from piezas z where z.entrada_id = e.id) as piezas
  from entradas e join materias m on m.id = e.materia_id join proveedores p on p.id = e.proveedor_id
    cross join lateral (
  select x.recibido, case when e.recibida then 0 else greatest(0, e.pedida - x.recibido - e.cerrada) end as abierta
  from (select coalesce(sum(p.cantidad), 0) as recibido from entradas p where p.pedida_en_id = e.id) x) a);--> statement-breakpoint
CREATE VIEW "public"."materias_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.codigo, m.nombre, m.tipo, m.unidad, m.composicion,
    m.ancho_cm, m.proveedor_id, p.razon_social as proveedor, m.precio, m.stock_minimo, m.notas, m.activa, s.stock,
    s.piezas, s.precio_medio, r.reservada, e.en_camino, s.stock < m.stock_minimo as bajo_minimo
  from materias m
    join proveedores p on p.id = m.proveedor_id
    cross join lateral (
      select coalesce(sum(restante), 0)::numeric(12, 4) as stock, count(*)::int as piezas,
        round(sum(restante * coste) / sum(restante), 4)::numeric(12, 4) as precio_medio
      from piezas where materia_id = m.id and restante > 0) s
    cross join lateral (
      select coalesce(sum(cantidad), 0)::numeric(12, 4) as reservada
      from (
  select o.id as orden_id, l.materia_id, c.color_id,
    ceil(sum(c.por_cortar * coalesce(t.consumo, l.consumo)) * (1 + l.merma / 100) * 10000) / 10000 as cantidad
  from ordenes_fab o
    join orden_fab_celdas c on c.orden_id = o.id and c.por_cortar > 0
    join escandallo_lineas l on l.escandallo_id = o.escandallo_id and l.materia_id is not null
    left join lateral (
      select (r->>'consumo')::numeric as consumo from jsonb_array_elements(l.por_tallas) r
      where r->'tallas' ? c.talla limit 1) t on true
  where o.estado in ('lanzada', 'cortada', 'enTaller', 'recibidaParcial') group by o.id, l.id, c.color_id having l.materia_id = m.id) x) r
    cross join lateral (
      select coalesce(sum(a.abierta), 0)::numeric(12, 4) as en_camino
      from entradas e cross join lateral (
  select x.recibido, case when e.recibida then 0 else greatest(0, e.pedida - x.recibido - e.cerrada) end as abierta
  from (select coalesce(sum(p.cantidad), 0) as recibido from entradas p where p.pedida_en_id = e.id) x) a where e.materia_id = m.id and not e.recibida) e);--> statement-breakpoint
CREATE VIEW "public"."ordenes_fab_lista" AS (
  select o.id, o.version, o.creado_en, o.modificado_en, o.numero, o.modelo_id, m.numero as modelo, m.nombre,
    m.temporada_id, s.codigo as temporada, o.taller_id, p.razon_social as taller, o.estado, o.fecha, o.fecha_entrega,
    c.previstas, c.cortadas, c.recibidas, c.segundas, c.perdidas, c.cerradas,
    case when o.estado in ('borrador', 'lanzada', 'cortada', 'enTaller', 'recibidaParcial') then c.pendientes else 0 end as pendientes, o.coste_previsto, o.coste_real
  from ordenes_fab o
    join modelos m on m.id = o.modelo_id
    join temporadas s on s.id = m.temporada_id
    left join proveedores p on p.id = o.taller_id
    cross join lateral (
      select coalesce(sum(prevista), 0)::int as previstas, coalesce(sum(cortada), 0)::int as cortadas,
        coalesce(sum(recibida), 0)::int as recibidas, coalesce(sum(segunda), 0)::int as segundas,
        coalesce(sum(perdida), 0)::int as perdidas, coalesce(sum(cerrada), 0)::int as cerradas,
        coalesce(sum(pendiente), 0)::int as pendientes
      from orden_fab_celdas where orden_id = o.id) c);--> statement-breakpoint
update app_settings set produccion = '{"segundasSePagan": true}'::jsonb || produccion;
--> statement-breakpoint
-- What came, what was cut and what was measured again become movements; what they do not explain is the opening.
insert into pieza_movimientos (pieza_id, cantidad, causa, orden_id, motivo, quien, cuando)
select pieza_id, cantidad, causa, orden_id, motivo, quien, cuando from (
  select z.id as pieza_id, coalesce(a.metros_antes, z.metros) as cantidad, 'entrada' as causa, null::int as orden_id,
    '' as motivo, null as quien, z.creado_en as cuando, 0 as paso
  from piezas z left join lateral (
    select metros_antes from pieza_ajustes where pieza_id = z.id order by id limit 1) a on true
  union all
  select pieza_id, -cantidad, 'corte', orden_id, '', quien, cuando, 1 from consumos
  union all
  select pieza_id, restante - restante_antes, 'ajuste', null, motivo, quien, cuando, 1
  from pieza_ajustes where restante <> restante_antes) m
order by cuando, paso, pieza_id;
--> statement-breakpoint
insert into pieza_movimientos (pieza_id, cantidad, causa, motivo)
select z.id, z.restante - coalesce(sum(m.cantidad), 0), 'ajuste', 'Apertura del libro de metros'
from piezas z left join pieza_movimientos m on m.pieza_id = z.id
group by z.id having z.restante <> coalesce(sum(m.cantidad), 0) order by z.id;
--> statement-breakpoint
-- A table to which rows are only added: they go when what they belong to goes, never by themselves.
create function solo_anadir() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  raise exception '% only grows: a mistake is another row.', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger solo_anadir before update or delete on orden_fab_planes for each row execute function solo_anadir();
--> statement-breakpoint
create trigger solo_anadir before update or delete on pieza_movimientos for each row execute function solo_anadir();
--> statement-breakpoint
-- What is left of a roll is the sum of its movements.
create function mover_metros() returns trigger
language plpgsql
as $$
begin
  update piezas set restante = restante + new.cantidad, version = version + 1, modificado_en = now() where id = new.pieza_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger mover_metros after insert on pieza_movimientos for each row execute function mover_metros();
--> statement-breakpoint
create function guardar_restante() returns trigger
language plpgsql
as $$
begin
  if (tg_op = 'INSERT' and new.restante <> 0)
    or (tg_op = 'UPDATE' and new.restante is distinct from old.restante and pg_trigger_depth() = 1) then
    raise exception 'What is left of a roll changes by a movement.' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
--> statement-breakpoint
create trigger guardar_restante before insert or update of restante on piezas for each row execute function guardar_restante();
