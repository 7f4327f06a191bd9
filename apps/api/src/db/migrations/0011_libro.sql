CREATE TABLE "movimientos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "movimientos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cuando" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"quien" text DEFAULT nullif(current_setting('telar.usuario', true), ''),
	"causa" text NOT NULL,
	"modelo_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"talla" text NOT NULL,
	"cantidad" integer NOT NULL,
	"de" text NOT NULL,
	"a" text NOT NULL,
	"pedido_id" integer,
	"entrega_id" integer,
	"orden_id" integer,
	"factura_id" integer,
	"recuento_id" integer,
	"motivo" text DEFAULT '' NOT NULL,
	CONSTRAINT "movimientos_cantidad" CHECK ("movimientos"."cantidad" > 0 and "movimientos"."de" <> "movimientos"."a")
);
--> statement-breakpoint
CREATE TABLE "recuento_celdas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recuento_celdas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recuento_id" integer NOT NULL,
	"modelo_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"talla" text NOT NULL,
	"habia" integer NOT NULL,
	"contadas" integer NOT NULL,
	CONSTRAINT "recuento_celdas_cuenta" CHECK ("recuento_celdas"."contadas" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recuentos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recuentos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lugar" text DEFAULT 'almacen' NOT NULL,
	"quien" text,
	"nota" text DEFAULT '' NOT NULL,
	"celdas" integer DEFAULT 0 NOT NULL,
	"sobran" integer DEFAULT 0 NOT NULL,
	"faltan" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asignaciones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "asignaciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pedido_linea_id" integer NOT NULL,
	"modelo_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"talla" text NOT NULL,
	"cantidad" integer NOT NULL,
	"orden_id" integer,
	CONSTRAINT "asignaciones_unique" UNIQUE NULLS NOT DISTINCT("pedido_linea_id","talla","orden_id"),
	CONSTRAINT "asignaciones_cantidad" CHECK ("asignaciones"."cantidad" > 0)
);
--> statement-breakpoint
CREATE TABLE "entrega_lineas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entrega_lineas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entrega_id" integer NOT NULL,
	"pedido_linea_id" integer NOT NULL,
	"modelo_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"talla" text NOT NULL,
	"cantidad" integer NOT NULL,
	"devuelta" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "entrega_lineas_unique" UNIQUE("entrega_id","pedido_linea_id","talla"),
	CONSTRAINT "entrega_lineas_cantidad" CHECK ("entrega_lineas"."cantidad" > 0 and "entrega_lineas"."devuelta" between 0 and "entrega_lineas"."cantidad")
);
--> statement-breakpoint
CREATE TABLE "entregas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entregas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text GENERATED ALWAYS AS ('AL' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end) STORED NOT NULL,
	"pedido_id" integer NOT NULL,
	"cliente_id" integer NOT NULL,
	"fecha" date NOT NULL,
	"quien" text,
	"nota" text DEFAULT '' NOT NULL,
	"prendas" integer NOT NULL,
	"anterior" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."modelos_lista";--> statement-breakpoint
ALTER TABLE "modelo_variantes" DROP CONSTRAINT "modelo_variantes_reservado";--> statement-breakpoint
ALTER TABLE "modelo_variantes" ADD COLUMN "segunda" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "modelo_variantes" ADD COLUMN "outlet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "modelo_variantes" ADD COLUMN "asignado" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "modelo_variantes" ADD COLUMN "libre" integer GENERATED ALWAYS AS (stock - reservado - asignado) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "recuento_celdas" ADD CONSTRAINT "recuento_celdas_recuento_id_recuentos_id_fk" FOREIGN KEY ("recuento_id") REFERENCES "public"."recuentos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asignaciones" ADD CONSTRAINT "asignaciones_pedido_linea_id_pedido_lineas_id_fk" FOREIGN KEY ("pedido_linea_id") REFERENCES "public"."pedido_lineas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrega_lineas" ADD CONSTRAINT "entrega_lineas_entrega_id_entregas_id_fk" FOREIGN KEY ("entrega_id") REFERENCES "public"."entregas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrega_lineas" ADD CONSTRAINT "entrega_lineas_pedido_linea_id_pedido_lineas_id_fk" FOREIGN KEY ("pedido_linea_id") REFERENCES "public"."pedido_lineas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entregas" ADD CONSTRAINT "entregas_pedido_id_pedidos_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entregas" ADD CONSTRAINT "entregas_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "movimientos_celda" ON "movimientos" USING btree ("modelo_id","color_id","talla","id");--> statement-breakpoint
CREATE INDEX "movimientos_cuando" ON "movimientos" USING btree ("cuando","id");--> statement-breakpoint
CREATE INDEX "movimientos_pedido" ON "movimientos" USING btree ("pedido_id") WHERE "movimientos"."pedido_id" is not null;--> statement-breakpoint
CREATE INDEX "movimientos_entrega" ON "movimientos" USING btree ("entrega_id") WHERE "movimientos"."entrega_id" is not null;--> statement-breakpoint
CREATE INDEX "movimientos_orden" ON "movimientos" USING btree ("orden_id") WHERE "movimientos"."orden_id" is not null;--> statement-breakpoint
CREATE INDEX "movimientos_factura" ON "movimientos" USING btree ("factura_id") WHERE "movimientos"."factura_id" is not null;--> statement-breakpoint
CREATE INDEX "movimientos_recuento" ON "movimientos" USING btree ("recuento_id") WHERE "movimientos"."recuento_id" is not null;--> statement-breakpoint
CREATE INDEX "recuento_celdas_recuento" ON "recuento_celdas" USING btree ("recuento_id");--> statement-breakpoint
CREATE INDEX "recuentos_fecha" ON "recuentos" USING btree ("creado_en","id");--> statement-breakpoint
CREATE INDEX "asignaciones_celda" ON "asignaciones" USING btree ("modelo_id","color_id","talla");--> statement-breakpoint
CREATE INDEX "asignaciones_orden" ON "asignaciones" USING btree ("orden_id");--> statement-breakpoint
CREATE INDEX "entrega_lineas_linea" ON "entrega_lineas" USING btree ("pedido_linea_id","talla");--> statement-breakpoint
CREATE INDEX "entregas_pedido" ON "entregas" USING btree ("pedido_id","id");--> statement-breakpoint
CREATE INDEX "entregas_cliente" ON "entregas" USING btree ("cliente_id","fecha");--> statement-breakpoint
CREATE INDEX "entregas_fecha" ON "entregas" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "entregas_numero" ON "entregas" USING btree ("numero");--> statement-breakpoint
ALTER TABLE "modelo_variantes" ADD CONSTRAINT "modelo_variantes_cantidades" CHECK (least("modelo_variantes"."reservado", "modelo_variantes"."asignado", "modelo_variantes"."segunda", "modelo_variantes"."outlet") >= 0 and "modelo_variantes"."reservado" + "modelo_variantes"."asignado" <= "modelo_variantes"."stock");--> statement-breakpoint
CREATE VIEW "public"."modelos_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.numero, m.nombre, m.modelo_tipo_id, t.nombre as tipo,
    m.temporada_id, s.codigo as temporada, m.precio_mayor, m.pvp_recomendado, m.publicado,
    (select count(distinct v.color_id)::int from modelo_variantes v where v.modelo_id = m.id) as colores,
    (select count(*)::int from modelo_fotos f where f.modelo_id = m.id) as fotos,
    (select coalesce(sum(v.stock), 0)::int from modelo_variantes v where v.modelo_id = m.id) as stock,
    (select coalesce(sum(v.libre), 0)::int from modelo_variantes v where v.modelo_id = m.id) as libre,
    (select f.imagen_id from modelo_fotos f where f.modelo_id = m.id order by f.orden, f.id limit 1) as imagen_id
  from modelos m
    join modelo_tipos t on t.id = m.modelo_tipo_id
    join temporadas s on s.id = m.temporada_id);
--> statement-breakpoint
-- What the ledger says of a variant is summed beside it in the very statement that books it. What was there when it
-- began is booked by the variant's own first row, and counted there already.
create function sumar_movimientos() returns trigger
language plpgsql
as $$
begin
  perform from modelo_variantes v
    join (select distinct modelo_id, color_id, talla from nuevos where causa <> 'apertura') n
      on n.modelo_id = v.modelo_id and n.color_id = v.color_id and n.talla = v.talla
    order by v.id for update of v;
  update modelo_variantes v
    set stock = v.stock + s.almacen, segunda = v.segunda + s.segunda, outlet = v.outlet + s.outlet, modificado_en = now()
    from (
      select modelo_id, color_id, talla,
        sum(case 'almacen' when a then cantidad when de then -cantidad else 0 end)::int as almacen,
        sum(case 'segunda' when a then cantidad when de then -cantidad else 0 end)::int as segunda,
        sum(case 'outlet' when a then cantidad when de then -cantidad else 0 end)::int as outlet
      from nuevos where causa <> 'apertura' group by 1, 2, 3) s
    where v.modelo_id = s.modelo_id and v.color_id = s.color_id and v.talla = s.talla;
  if exists (
    select from nuevos n where n.a in ('almacen', 'segunda', 'outlet') and not exists (
      select from modelo_variantes v where v.modelo_id = n.modelo_id and v.color_id = n.color_id and v.talla = n.talla))
  then
    raise exception 'Garments cannot come to a variant that does not exist.' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger sumar after insert on movimientos referencing new table as nuevos
  for each statement execute function sumar_movimientos();
--> statement-breakpoint
create function libro_inmutable() returns trigger
language plpgsql
as $$
begin
  raise exception 'The ledger of garments is only ever added to.' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger inmutable before update or delete or truncate on movimientos
  for each statement execute function libro_inmutable();
--> statement-breakpoint
create function variante_por_el_libro() returns trigger
language plpgsql
as $$
begin
  raise exception 'What lies in the house or is tied changes by the ledger and the ties alone.' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger por_el_libro before update on modelo_variantes for each row
  when (pg_trigger_depth() = 0 and (old.stock, old.segunda, old.outlet, old.asignado)
    is distinct from (new.stock, new.segunda, new.outlet, new.asignado))
  execute function variante_por_el_libro();
--> statement-breakpoint
-- A variant that begins with garments in the house opens the ledger with them; one that goes with some takes them off it.
create function variante_en_el_libro() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    insert into movimientos (causa, modelo_id, color_id, talla, cantidad, de, a)
    select 'apertura', v.modelo_id, v.color_id, v.talla, l.n, 'apertura', l.lugar
    from nuevas v cross join lateral (
      values ('almacen', v.stock), ('segunda', v.segunda), ('outlet', v.outlet)) l (lugar, n)
    where l.n > 0;
  else
    insert into movimientos (causa, modelo_id, color_id, talla, cantidad, de, a, motivo)
    select 'correccion', v.modelo_id, v.color_id, v.talla, l.n, l.lugar, 'merma', 'La variante se borró'
    from viejas v cross join lateral (
      values ('almacen', v.stock), ('segunda', v.segunda), ('outlet', v.outlet)) l (lugar, n)
    where l.n > 0;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger abrir after insert on modelo_variantes referencing new table as nuevas
  for each statement execute function variante_en_el_libro();
--> statement-breakpoint
create trigger cerrar after delete on modelo_variantes referencing old table as viejas
  for each statement execute function variante_en_el_libro();
--> statement-breakpoint
-- What is tied of the stock is summed beside the variant in the very statement that ties or lets go.
create type cambio_de_asignado as (modelo_id int, color_id int, talla text, n int);
--> statement-breakpoint
create function sumar_asignado(cambios cambio_de_asignado[]) returns void
language sql
as $$
  update modelo_variantes v set asignado = v.asignado + c.n
  from (
    select v.id, s.n from modelo_variantes v join (
      select modelo_id, color_id, talla, sum(n)::int as n from unnest(cambios) group by 1, 2, 3 having sum(n) <> 0) s
      on s.modelo_id = v.modelo_id and s.color_id = v.color_id and s.talla = v.talla
    order by v.id for update of v) c
  where v.id = c.id
$$;
--> statement-breakpoint
create function sumar_asignaciones() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform sumar_asignado(array(select row(modelo_id, color_id, talla, cantidad)::cambio_de_asignado from nuevas where orden_id is null));
  elsif tg_op = 'DELETE' then
    perform sumar_asignado(array(select row(modelo_id, color_id, talla, -cantidad)::cambio_de_asignado from viejas where orden_id is null));
  else
    perform sumar_asignado(array(
      select row(modelo_id, color_id, talla, cantidad)::cambio_de_asignado from nuevas where orden_id is null
      union all
      select row(modelo_id, color_id, talla, -cantidad)::cambio_de_asignado from viejas where orden_id is null));
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger sumar_nuevas after insert on asignaciones referencing new table as nuevas
  for each statement execute function sumar_asignaciones();
--> statement-breakpoint
create trigger sumar_viejas after delete on asignaciones referencing old table as viejas
  for each statement execute function sumar_asignaciones();
--> statement-breakpoint
create trigger sumar_cambios after update on asignaciones referencing old table as viejas new table as nuevas
  for each statement execute function sumar_asignaciones();
--> statement-breakpoint
-- What was there when the ledger began.
insert into movimientos (causa, modelo_id, color_id, talla, cantidad, de, a)
select 'apertura', modelo_id, color_id, talla, stock, 'apertura', 'almacen' from modelo_variantes where stock > 0 order by id;
--> statement-breakpoint
-- Garments with a fault that came back from the workshops were counted in their orders and nowhere else.
insert into movimientos (causa, modelo_id, color_id, talla, cantidad, de, a, orden_id)
select 'recepcion', o.modelo_id, c.color_id, c.talla, c.segunda, 'fabrica', 'segunda', o.id
from orden_fab_celdas c join ordenes_fab o on o.id = c.orden_id
  join modelo_variantes v on v.modelo_id = o.modelo_id and v.color_id = c.color_id and v.talla = c.talla
where c.segunda > 0 order by c.id;
--> statement-breakpoint
-- Every garment that has left is on a delivery note: one for what left of each order before there were any.
with salidas as (
  select p.id as pedido_id, p.cliente_id, p.fecha, l.id as linea_id, l.modelo_id, l.color_id, t ->> 'talla' as talla,
    (t ->> 'servida')::int as n
  from pedidos p join pedido_lineas l on l.pedido_id = p.id cross join jsonb_array_elements(l.tallas_cantidades) t
  where (t ->> 'servida')::int > 0),
notas as (
  insert into entregas (pedido_id, cliente_id, fecha, prendas, anterior)
  select pedido_id, cliente_id, fecha, sum(n)::int, true from salidas
  group by pedido_id, cliente_id, fecha order by pedido_id
  returning id, pedido_id)
insert into entrega_lineas (entrega_id, pedido_linea_id, modelo_id, color_id, talla, cantidad)
select e.id, s.linea_id, s.modelo_id, s.color_id, s.talla, sum(s.n)::int
from salidas s join notas e on e.pedido_id = s.pedido_id group by 1, 2, 3, 4, 5 order by 1, 2;
