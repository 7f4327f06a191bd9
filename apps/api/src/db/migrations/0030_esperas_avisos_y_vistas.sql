CREATE TABLE "avisos_leidos" (
	"user_id" uuid NOT NULL,
	"aviso_id" integer NOT NULL,
	CONSTRAINT "avisos_leidos_user_id_aviso_id_pk" PRIMARY KEY("user_id","aviso_id")
);
--> statement-breakpoint
CREATE TABLE "avisos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "avisos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cuando" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tipo" text NOT NULL,
	"anuncio" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avisos_vistos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hasta" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vistas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vistas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tabla_id" text NOT NULL,
	"nombre" text NOT NULL,
	"busqueda" jsonb NOT NULL,
	"autor" text NOT NULL,
	CONSTRAINT "vistas_unique" UNIQUE("tabla_id","nombre")
);
--> statement-breakpoint
CREATE TABLE "pedido_esperas" (
	"pedido_id" integer PRIMARY KEY NOT NULL,
	"por_enviar" integer DEFAULT 0 NOT NULL,
	"por_fabricar" integer DEFAULT 0 NOT NULL,
	"en_taller" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."pedidos_lista";--> statement-breakpoint
ALTER TABLE "avisos_leidos" ADD CONSTRAINT "avisos_leidos_aviso_id_avisos_id_fk" FOREIGN KEY ("aviso_id") REFERENCES "public"."avisos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido_esperas" ADD CONSTRAINT "pedido_esperas_pedido_id_pedidos_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "avisos_leidos_aviso" ON "avisos_leidos" USING btree ("aviso_id");--> statement-breakpoint
CREATE INDEX "avisos_tipo" ON "avisos" USING btree ("tipo","id");--> statement-breakpoint
CREATE INDEX "avisos_cuando" ON "avisos" USING btree ("cuando");--> statement-breakpoint
CREATE INDEX "pedido_esperas_enviar" ON "pedido_esperas" USING btree ("pedido_id") WHERE "pedido_esperas"."por_enviar" > 0;--> statement-breakpoint
CREATE INDEX "pedido_esperas_fabricar" ON "pedido_esperas" USING btree ("pedido_id") WHERE "pedido_esperas"."por_fabricar" > 0;--> statement-breakpoint
CREATE VIEW "public"."pedidos_lista" AS (
  select p.id, p.version, p.creado_en, p.modificado_en, p.numero, p.cliente_id, c.razon_social as cliente,
    p.comercial_id, p.fecha, p.tipo, p.estado, p.situacion, p.fecha_entrega_hasta, p.referencia_cliente, p.origen,
    p.situacion = 'recibido' and coalesce(c.bloqueado, false) as retenido, e.por_enviar, e.por_fabricar,
    e.en_taller, p.prendas, p.base, p.total
  from pedidos p left join clientes c on c.id = p.cliente_id left join pedido_esperas e on e.pedido_id = p.id);
--> statement-breakpoint
-- What an order that is open still awaits: what lies there for it, what is to be made, and what of that is being made.
create view esperas_contadas as
  select p.id as pedido_id,
    case when p.tipo = 'servicio' then n.pendientes else a.atadas end as por_enviar,
    case when p.tipo = 'servicio' then 0 else n.pendientes - a.atadas end as por_fabricar,
    a.vienen as en_taller
  from pedidos p,
    lateral (
      select coalesce(sum((t ->> 'cantidad')::int - (t ->> 'servida')::int - (t ->> 'anulada')::int), 0)::int as pendientes
      from pedido_lineas l cross join jsonb_array_elements(l.tallas_cantidades) t
      where l.pedido_id = p.id and p.estado = 1) n,
    lateral (
      select coalesce(sum(a.cantidad) filter (where a.orden_id is null), 0)::int as atadas,
        coalesce(sum(a.cantidad) filter (where a.orden_id is not null), 0)::int as vienen
      from asignaciones a join pedido_lineas l on l.id = a.pedido_linea_id
      where l.pedido_id = p.id and p.estado = 1 and p.tipo <> 'servicio') a;
--> statement-breakpoint
-- Whoever counts an order holds its row first: what others have tied meanwhile is seen by the one who comes after.
create function contar_esperas(cuales int[]) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
as $$
declare
  contados int;
begin
  perform from pedido_esperas where pedido_id = any (cuales) order by pedido_id for update;
  get diagnostics contados = row_count;
  if contados < cardinality(cuales) then
    insert into pedido_esperas (pedido_id) select id from pedidos where id = any (cuales) order by id on conflict do nothing;
    perform from pedido_esperas where pedido_id = any (cuales) order by pedido_id for update;
  end if;
  update pedido_esperas e set por_enviar = n.por_enviar, por_fabricar = n.por_fabricar, en_taller = n.en_taller
  from esperas_contadas n
  where n.pedido_id = any (cuales) and e.pedido_id = n.pedido_id
    and (n.por_enviar, n.por_fabricar, n.en_taller) is distinct from (e.por_enviar, e.por_fabricar, e.en_taller);
end
$$;
--> statement-breakpoint
create function contar_lineas() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform contar_esperas(array(select distinct pedido_id from nuevas));
  elsif tg_op = 'DELETE' then
    perform contar_esperas(array(select distinct pedido_id from viejas));
  else
    perform contar_esperas(array(select pedido_id from nuevas union select pedido_id from viejas));
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger contar_nuevas after insert on pedido_lineas referencing new table as nuevas
  for each statement execute function contar_lineas();
--> statement-breakpoint
create trigger contar_viejas after delete on pedido_lineas referencing old table as viejas
  for each statement execute function contar_lineas();
--> statement-breakpoint
create trigger contar_cambios after update on pedido_lineas referencing old table as viejas new table as nuevas
  for each statement execute function contar_lineas();
--> statement-breakpoint
create function contar_atadas() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    perform contar_esperas(array(
      select distinct l.pedido_id from nuevas a join pedido_lineas l on l.id = a.pedido_linea_id));
  elsif tg_op = 'DELETE' then
    perform contar_esperas(array(
      select distinct l.pedido_id from viejas a join pedido_lineas l on l.id = a.pedido_linea_id));
  else
    perform contar_esperas(array(
      select l.pedido_id from nuevas a join pedido_lineas l on l.id = a.pedido_linea_id
      union select l.pedido_id from viejas a join pedido_lineas l on l.id = a.pedido_linea_id));
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger contar_nuevas after insert on asignaciones referencing new table as nuevas
  for each statement execute function contar_atadas();
--> statement-breakpoint
create trigger contar_viejas after delete on asignaciones referencing old table as viejas
  for each statement execute function contar_atadas();
--> statement-breakpoint
create trigger contar_cambios after update on asignaciones referencing old table as viejas new table as nuevas
  for each statement execute function contar_atadas();
--> statement-breakpoint
create function contar_pedido() returns trigger
language plpgsql
as $$
begin
  if new.estado = 1 then
    perform contar_esperas(array[new.id]);
  else
    update pedido_esperas set por_enviar = 0, por_fabricar = 0, en_taller = 0
    where pedido_id = new.id and (por_enviar, por_fabricar, en_taller) is distinct from (0, 0, 0);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger contar_cambio after update of tipo, estado on pedidos for each row
  when ((old.tipo, old.estado) is distinct from (new.tipo, new.estado)) execute function contar_pedido();
--> statement-breakpoint
insert into pedido_esperas (pedido_id, por_enviar, por_fabricar, en_taller)
select pedido_id, por_enviar, por_fabricar, en_taller from esperas_contadas
union all
select id, 0, 0, 0 from pedidos where estado <> 1;
--> statement-breakpoint
-- What comes from outside is kept for who is away, and told to who is there.
create function anunciar(anuncio jsonb) returns void
language plpgsql
as $$
begin
  insert into avisos (tipo, anuncio) values (anuncio ->> 'tipo', anuncio);
  perform pg_notify('telar_avisos', anuncio::text);
end
$$;
--> statement-breakpoint
-- Who writes beside records saves views for everybody, but for the reps, who have them.
insert into role_permissions (role_id, permission)
select p.role_id, d.nuevo
from (values ('Permissions.Vistas.View'), ('Permissions.Vistas.Create'), ('Permissions.Vistas.Delete')) d (nuevo)
  cross join role_permissions p join roles r on r.id = p.role_id
where p.permission = 'Permissions.Fichas.View' and (r.name <> 'Comercial' or d.nuevo = 'Permissions.Vistas.View')
on conflict do nothing;
