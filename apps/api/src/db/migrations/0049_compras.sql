CREATE TABLE "compras" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "compras_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text NOT NULL,
	"proveedor_id" integer NOT NULL,
	"estado" text DEFAULT 'borrador' NOT NULL,
	"fecha" date NOT NULL,
	"idioma" text DEFAULT 'es' NOT NULL,
	"referencia" text DEFAULT '' NOT NULL,
	"notas" text DEFAULT '' NOT NULL,
	"enviada_en" timestamp (3) with time zone,
	"enviada_a" text,
	"confirmada_en" date,
	"quien" text,
	CONSTRAINT "compras_numero_unique" UNIQUE("numero"),
	CONSTRAINT "compras_estado_valido" CHECK ("compras"."estado" in ('borrador', 'enviada', 'confirmada'))
);
--> statement-breakpoint
CREATE TABLE "devolucion_proveedor_piezas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devolucion_proveedor_piezas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"devolucion_id" integer NOT NULL,
	"pieza_id" integer NOT NULL,
	"cantidad" numeric(12, 4) NOT NULL,
	CONSTRAINT "devolucion_proveedor_piezas_cantidad" CHECK ("devolucion_proveedor_piezas"."cantidad" > 0)
);
--> statement-breakpoint
CREATE TABLE "devoluciones_proveedor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devoluciones_proveedor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text NOT NULL,
	"proveedor_id" integer NOT NULL,
	"fecha" date NOT NULL,
	"motivo" text NOT NULL,
	"repone" boolean NOT NULL,
	"anulada" boolean DEFAULT false NOT NULL,
	"quien" text,
	CONSTRAINT "devoluciones_proveedor_numero_unique" UNIQUE("numero")
);
--> statement-breakpoint
CREATE TABLE "materia_proveedores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "materia_proveedores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"materia_id" integer NOT NULL,
	"proveedor_id" integer NOT NULL,
	"referencia" text DEFAULT '' NOT NULL,
	"minimo" numeric(12, 4) DEFAULT 0 NOT NULL,
	"multiplo" numeric(12, 4) DEFAULT 0 NOT NULL,
	"dias" integer,
	CONSTRAINT "materia_proveedores_unique" UNIQUE("materia_id","proveedor_id"),
	CONSTRAINT "materia_proveedores_condicion" CHECK (least("materia_proveedores"."minimo", "materia_proveedores"."multiplo", coalesce("materia_proveedores"."dias", 0)) >= 0)
);
--> statement-breakpoint
DROP VIEW "public"."entradas_lista";
--> statement-breakpoint
DROP VIEW "public"."materias_lista";
--> statement-breakpoint
ALTER TABLE "papeles" DROP CONSTRAINT "papeles_clase";
--> statement-breakpoint
ALTER TABLE "entradas" ADD COLUMN "compra_id" integer;
--> statement-breakpoint
ALTER TABLE "entradas" ADD COLUMN "orden" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "entradas" ADD COLUMN "color_id" integer;
--> statement-breakpoint
ALTER TABLE "entradas" ADD COLUMN "fecha_confirmada" date;
--> statement-breakpoint
ALTER TABLE "pieza_movimientos" ADD COLUMN "devolucion_id" integer;
--> statement-breakpoint
ALTER TABLE "proveedores" ADD COLUMN "email" text;
--> statement-breakpoint
ALTER TABLE "proveedores" ADD COLUMN "idioma" text DEFAULT 'es' NOT NULL;
--> statement-breakpoint
ALTER TABLE "compras" ADD CONSTRAINT "compras_proveedor_id_proveedores_id_fk" FOREIGN KEY ("proveedor_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "devolucion_proveedor_piezas" ADD CONSTRAINT "devolucion_proveedor_piezas_devolucion_id_devoluciones_proveedor_id_fk" FOREIGN KEY ("devolucion_id") REFERENCES "public"."devoluciones_proveedor"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "devolucion_proveedor_piezas" ADD CONSTRAINT "devolucion_proveedor_piezas_pieza_id_piezas_id_fk" FOREIGN KEY ("pieza_id") REFERENCES "public"."piezas"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "devoluciones_proveedor" ADD CONSTRAINT "devoluciones_proveedor_proveedor_id_proveedores_id_fk" FOREIGN KEY ("proveedor_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "materia_proveedores" ADD CONSTRAINT "materia_proveedores_materia_id_materias_id_fk" FOREIGN KEY ("materia_id") REFERENCES "public"."materias"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "materia_proveedores" ADD CONSTRAINT "materia_proveedores_proveedor_id_proveedores_id_fk" FOREIGN KEY ("proveedor_id") REFERENCES "public"."proveedores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "compras_proveedor" ON "compras" USING btree ("proveedor_id","fecha");
--> statement-breakpoint
CREATE INDEX "compras_fecha" ON "compras" USING btree ("fecha","id");
--> statement-breakpoint
CREATE INDEX "compras_estado" ON "compras" USING btree ("estado");
--> statement-breakpoint
CREATE INDEX "compras_referencia" ON "compras" USING btree ("referencia");
--> statement-breakpoint
CREATE INDEX "devolucion_proveedor_piezas_devolucion" ON "devolucion_proveedor_piezas" USING btree ("devolucion_id");
--> statement-breakpoint
CREATE INDEX "devolucion_proveedor_piezas_pieza" ON "devolucion_proveedor_piezas" USING btree ("pieza_id");
--> statement-breakpoint
CREATE INDEX "devoluciones_proveedor_proveedor" ON "devoluciones_proveedor" USING btree ("proveedor_id","fecha");
--> statement-breakpoint
CREATE INDEX "materia_proveedores_proveedor" ON "materia_proveedores" USING btree ("proveedor_id");
--> statement-breakpoint
ALTER TABLE "entradas" ADD CONSTRAINT "entradas_compra_id_compras_id_fk" FOREIGN KEY ("compra_id") REFERENCES "public"."compras"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "entradas" ADD CONSTRAINT "entradas_color_id_colores_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colores"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "entradas_compra" ON "entradas" USING btree ("compra_id","orden");
--> statement-breakpoint
CREATE INDEX "entradas_color" ON "entradas" USING btree ("color_id");
--> statement-breakpoint
CREATE INDEX "pieza_movimientos_devolucion" ON "pieza_movimientos" USING btree ("devolucion_id");
--> statement-breakpoint
ALTER TABLE "papeles" ADD CONSTRAINT "papeles_clase" CHECK ("papeles"."clase" in ('factura', 'pedido', 'orden', 'albaran', 'compra', 'devolucion-proveedor'));
--> statement-breakpoint
CREATE VIEW "public"."compras_lista" AS (
  select k.id, k.version, k.creado_en, k.modificado_en, k.numero, k.proveedor_id, p.razon_social as proveedor,
    case when k.estado = 'borrador' then 'borrador'
      when l.abiertas > 0 then case when l.llegadas > 0 then 'parcial' else k.estado end
      when l.llegadas = 0 then 'anulada' when l.cerradas > 0 then 'cerrada' else 'recibida' end as estado,
    k.fecha, k.referencia, k.notas, l.lineas, l.materias, l.importe, l.abierto, l.fecha_prevista
  from compras k join proveedores p on p.id = k.proveedor_id cross join lateral (
    select count(*)::int as lineas, coalesce(string_agg(distinct m.nombre, ', '), '') as materias,
      coalesce(sum(round(e.pedida * e.precio, 2)), 0)::numeric(12, 2) as importe,
      coalesce(sum(round(a.abierta * e.precio, 2)), 0)::numeric(12, 2) as abierto,
      count(*) filter (where a.abierta > 0) as abiertas, count(*) filter (where a.recibido > 0) as llegadas,
      count(*) filter (where e.cerrada > 0) as cerradas,
      min(coalesce(e.fecha_confirmada, e.fecha_prevista)) filter (where a.abierta > 0 or k.estado = 'borrador') as fecha_prevista
    from entradas e join materias m on m.id = e.materia_id cross join lateral (
  select x.recibido, case when e.recibida or exists (
      select from compras k where k.id = e.compra_id and k.estado = 'borrador') then 0
    else greatest(0, e.pedida - x.recibido - e.cerrada) end as abierta
  from (
    select coalesce(sum(p.cantidad - coalesce((
      select sum(l.cantidad) from piezas z join devolucion_proveedor_piezas l on l.pieza_id = z.id
        join devoluciones_proveedor d on d.id = l.devolucion_id and d.repone and not d.anulada
      where z.entrada_id = p.id), 0)), 0) as recibido
    from entradas p where p.pedida_en_id = e.id) x) a
    where e.compra_id = k.id) l);
--> statement-breakpoint
CREATE VIEW "public"."devoluciones_proveedor_lista" AS (
  select d.id, d.version, d.creado_en, d.modificado_en, d.numero, d.proveedor_id, p.razon_social as proveedor, d.fecha,
    d.motivo, d.repone, d.anulada, d.quien, l.materias, l.importe
  from devoluciones_proveedor d join proveedores p on p.id = d.proveedor_id cross join lateral (
    select coalesce(string_agg(distinct m.nombre, ', '), '') as materias,
      coalesce(sum(round(x.cantidad * z.coste, 2)), 0)::numeric(12, 2) as importe
    from devolucion_proveedor_piezas x join piezas z on z.id = x.pieza_id join materias m on m.id = z.materia_id
    where x.devolucion_id = d.id) l);
--> statement-breakpoint
CREATE VIEW "public"."entradas_lista" AS (
  select e.id, e.version, e.creado_en, e.modificado_en, e.materia_id, m.codigo, m.nombre as materia, m.unidad,
    e.proveedor_id, p.razon_social as proveedor, e.recibida, e.fecha, e.fecha_prevista, e.albaran_proveedor, e.precio,
    e.pedida, (case when e.recibida then e.cantidad else a.recibido end)::numeric(12, 4) as cantidad,
    a.abierta::numeric(12, 4) as abierta, e.cerrada, e.motivo, e.pedida_en_id, k.id as compra_id, k.numero as compra,
    e.color_id, c.nombre as color, e.fecha_confirmada,
    (select count(*)::int from piezas z where z.entrada_id = e.id) as piezas
  from entradas e join materias m on m.id = e.materia_id join proveedores p on p.id = e.proveedor_id
    left join entradas o on o.id = e.pedida_en_id left join compras k on k.id = coalesce(e.compra_id, o.compra_id)
    left join colores c on c.id = e.color_id
    cross join lateral (
  select x.recibido, case when e.recibida or exists (
      select from compras k where k.id = e.compra_id and k.estado = 'borrador') then 0
    else greatest(0, e.pedida - x.recibido - e.cerrada) end as abierta
  from (
    select coalesce(sum(p.cantidad - coalesce((
      select sum(l.cantidad) from piezas z join devolucion_proveedor_piezas l on l.pieza_id = z.id
        join devoluciones_proveedor d on d.id = l.devolucion_id and d.repone and not d.anulada
      where z.entrada_id = p.id), 0)), 0) as recibido
    from entradas p where p.pedida_en_id = e.id) x) a
  where e.recibida or k.estado <> 'borrador');
--> statement-breakpoint
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
  select x.recibido, case when e.recibida or exists (
      select from compras k where k.id = e.compra_id and k.estado = 'borrador') then 0
    else greatest(0, e.pedida - x.recibido - e.cerrada) end as abierta
  from (
    select coalesce(sum(p.cantidad - coalesce((
      select sum(l.cantidad) from piezas z join devolucion_proveedor_piezas l on l.pieza_id = z.id
        join devoluciones_proveedor d on d.id = l.devolucion_id and d.repone and not d.anulada
      where z.entrada_id = p.id), 0)), 0) as recibido
    from entradas p where p.pedida_en_id = e.id) x) a where e.materia_id = m.id and not e.recibida) e);
--> statement-breakpoint
-- What suppliers were asked for becomes orders of one line each, numbered by the year in which it was.
alter table entradas disable trigger user;
--> statement-breakpoint
insert into compras (numero, proveedor_id, estado, fecha, enviada_en)
select 'PC' || extract(year from e.fecha)::int || '/' || lpad((row_number() over (partition by extract(year from e.fecha) order by e.fecha, e.id))::text, 5, '0'),
  e.proveedor_id, 'enviada', e.fecha, e.creado_en
from entradas e where not e.recibida;
--> statement-breakpoint
update entradas e set compra_id = k.id from compras k, (
  select id, 'PC' || extract(year from fecha)::int || '/' || lpad((row_number() over (partition by extract(year from fecha) order by fecha, id))::text, 5, '0') as numero
  from entradas where not recibida) n
where n.id = e.id and k.numero = n.numero;
--> statement-breakpoint
insert into contadores (serie, ejercicio, ultimo)
select 'compras', extract(year from fecha)::int, count(*)::int from compras group by 2;
--> statement-breakpoint
alter table entradas enable trigger user;
--> statement-breakpoint
ALTER TABLE "entradas" ADD CONSTRAINT "entradas_compra" CHECK ("entradas"."recibida" = ("entradas"."compra_id" is null));
--> statement-breakpoint
drop trigger if exists auditar on compras;
--> statement-breakpoint
drop trigger if exists avisar on compras;
--> statement-breakpoint
drop trigger if exists avisar on devolucion_proveedor_piezas;
--> statement-breakpoint
drop trigger if exists auditar on devoluciones_proveedor;
--> statement-breakpoint
drop trigger if exists avisar on devoluciones_proveedor;
--> statement-breakpoint
drop trigger if exists auditar on materia_proveedores;
--> statement-breakpoint
drop trigger if exists avisar on materia_proveedores;
--> statement-breakpoint
create trigger auditar after insert or update or delete on compras for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on compras for each statement execute function avisar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on devolucion_proveedor_piezas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on devoluciones_proveedor for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on devoluciones_proveedor for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on materia_proveedores for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on materia_proveedores for each statement execute function avisar();
