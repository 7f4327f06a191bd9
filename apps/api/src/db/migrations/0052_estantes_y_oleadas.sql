CREATE TABLE "por_contar" (
	"variante_id" integer PRIMARY KEY NOT NULL,
	"motivo" text DEFAULT '' NOT NULL,
	"documento" text DEFAULT '' NOT NULL,
	"quien" text,
	"desde" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ubicacion_celdas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ubicacion_celdas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ubicacion_id" integer NOT NULL,
	"variante_id" integer NOT NULL,
	"principal" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ubicacion_celdas_unique" UNIQUE("variante_id","ubicacion_id")
);
--> statement-breakpoint
CREATE TABLE "ubicaciones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ubicaciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"codigo" text NOT NULL,
	"clave" text NOT NULL,
	"zona" text DEFAULT '' NOT NULL,
	"orden" integer NOT NULL,
	"nota" text DEFAULT '' NOT NULL,
	"activa" boolean DEFAULT true NOT NULL,
	CONSTRAINT "ubicaciones_clave" UNIQUE("clave")
);
--> statement-breakpoint
CREATE TABLE "oleada_celdas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "oleada_celdas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"oleada_id" integer NOT NULL,
	"pedido_id" integer NOT NULL,
	"modelo_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"talla" text NOT NULL,
	"cantidad" integer NOT NULL,
	"cogidas" integer DEFAULT 0 NOT NULL,
	"faltan" integer DEFAULT 0 NOT NULL,
	"motivo" text DEFAULT '' NOT NULL,
	CONSTRAINT "oleada_celdas_unique" UNIQUE("oleada_id","pedido_id","modelo_id","color_id","talla"),
	CONSTRAINT "oleada_celdas_cuenta" CHECK ("oleada_celdas"."cantidad" > 0 and "oleada_celdas"."cogidas" >= 0 and "oleada_celdas"."faltan" >= 0 and "oleada_celdas"."cogidas" + "oleada_celdas"."faltan" <= "oleada_celdas"."cantidad")
);
--> statement-breakpoint
CREATE TABLE "oleada_pedidos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "oleada_pedidos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"oleada_id" integer NOT NULL,
	"pedido_id" integer NOT NULL,
	"puesto" integer NOT NULL,
	"fuera_en" timestamp (3) with time zone,
	"fuera" text DEFAULT '' NOT NULL,
	CONSTRAINT "oleada_pedidos_unique" UNIQUE("oleada_id","pedido_id"),
	CONSTRAINT "oleada_pedidos_puesto" UNIQUE("oleada_id","puesto")
);
--> statement-breakpoint
CREATE TABLE "oleadas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "oleadas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text NOT NULL,
	"fecha" date NOT NULL,
	"estado" text DEFAULT 'abierta' NOT NULL,
	"nota" text DEFAULT '' NOT NULL,
	"quien" text,
	"cerrada_en" timestamp (3) with time zone,
	CONSTRAINT "oleadas_numero_unique" UNIQUE("numero"),
	CONSTRAINT "oleadas_estado_valido" CHECK ("oleadas"."estado" in ('abierta', 'cerrada'))
);
--> statement-breakpoint
ALTER TABLE "por_contar" ADD CONSTRAINT "por_contar_variante_id_modelo_variantes_id_fk" FOREIGN KEY ("variante_id") REFERENCES "public"."modelo_variantes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ubicacion_celdas" ADD CONSTRAINT "ubicacion_celdas_ubicacion_id_ubicaciones_id_fk" FOREIGN KEY ("ubicacion_id") REFERENCES "public"."ubicaciones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ubicacion_celdas" ADD CONSTRAINT "ubicacion_celdas_variante_id_modelo_variantes_id_fk" FOREIGN KEY ("variante_id") REFERENCES "public"."modelo_variantes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oleada_celdas" ADD CONSTRAINT "oleada_celdas_oleada_id_oleadas_id_fk" FOREIGN KEY ("oleada_id") REFERENCES "public"."oleadas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oleada_pedidos" ADD CONSTRAINT "oleada_pedidos_oleada_id_oleadas_id_fk" FOREIGN KEY ("oleada_id") REFERENCES "public"."oleadas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oleada_pedidos" ADD CONSTRAINT "oleada_pedidos_pedido_id_pedidos_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ubicacion_celdas_ubicacion" ON "ubicacion_celdas" USING btree ("ubicacion_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ubicacion_celdas_principal" ON "ubicacion_celdas" USING btree ("variante_id") WHERE "ubicacion_celdas"."principal";--> statement-breakpoint
CREATE INDEX "ubicaciones_orden" ON "ubicaciones" USING btree ("orden","id");--> statement-breakpoint
CREATE INDEX "ubicaciones_zona" ON "ubicaciones" USING btree ("zona","orden");--> statement-breakpoint
CREATE INDEX "oleada_celdas_color" ON "oleada_celdas" USING btree ("color_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oleada_pedidos_una" ON "oleada_pedidos" USING btree ("pedido_id") WHERE "oleada_pedidos"."fuera_en" is null;--> statement-breakpoint
CREATE INDEX "oleada_pedidos_pedido" ON "oleada_pedidos" USING btree ("pedido_id","oleada_id");--> statement-breakpoint
CREATE INDEX "oleadas_estado" ON "oleadas" USING btree ("estado","id");--> statement-breakpoint
CREATE INDEX "oleadas_fecha" ON "oleadas" USING btree ("fecha","id");--> statement-breakpoint
CREATE VIEW "public"."ubicaciones_lista" AS (
  select u.id, u.version, u.creado_en, u.modificado_en, u.codigo, u.zona, u.orden, u.nota, u.activa,
    coalesce(c.celdas, 0) as celdas, coalesce(c.prendas, 0) as prendas
  from ubicaciones u left join lateral (
    select count(*)::int as celdas, sum(v.stock)::int as prendas
    from ubicacion_celdas x join modelo_variantes v on v.id = x.variante_id where x.ubicacion_id = u.id) c on true);--> statement-breakpoint
CREATE VIEW "public"."oleadas_lista" AS (
  select o.id, o.version, o.creado_en, o.modificado_en, o.numero, o.fecha, o.estado, o.nota, o.quien,
    p.pedidos, coalesce(c.prendas, 0) as prendas, coalesce(c.cogidas, 0) as cogidas, coalesce(c.faltan, 0) as faltan
  from oleadas o
    cross join lateral (select count(*)::int as pedidos from oleada_pedidos x where x.oleada_id = o.id) p
    cross join lateral (
      select sum(x.cantidad)::int as prendas, sum(x.cogidas)::int as cogidas, sum(x.faltan)::int as faltan
      from oleada_celdas x where x.oleada_id = o.id) c);
--> statement-breakpoint
create trigger auditar after insert or update or delete on oleadas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on oleadas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update of codigo, zona, nota, activa or delete on ubicaciones for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on ubicaciones for each statement execute function avisar();
--> statement-breakpoint
-- An order that no longer waits, or of which something leaves, is out of its wave; the last one closes it.
create function salir_de_oleada(pedido integer, motivo text) returns void language plpgsql as $$
declare suya integer;
begin
  update oleada_pedidos set fuera_en = now(), fuera = motivo where pedido_id = pedido and fuera_en is null
  returning oleada_id into suya;
  if suya is null then return; end if;
  perform from oleadas where id = suya for update;
  if not exists (select from oleada_pedidos where oleada_id = suya and fuera_en is null) then
    update oleadas set estado = 'cerrada', cerrada_en = now(), version = version + 1, modificado_en = now()
    where id = suya and estado = 'abierta';
  end if;
end
$$;
--> statement-breakpoint
create function pedido_sale_de_oleada() returns trigger language plpgsql as $$
begin
  perform salir_de_oleada(new.id, new.situacion);
  return null;
end
$$;
--> statement-breakpoint
create trigger pedido_sale_de_oleada after update of estado on pedidos for each row
when (old.estado = 1 and new.estado <> 1) execute function pedido_sale_de_oleada();
--> statement-breakpoint
create function entrega_sale_de_oleada() returns trigger language plpgsql as $$
begin
  perform salir_de_oleada(new.pedido_id, 'servido');
  return null;
end
$$;
--> statement-breakpoint
create trigger entrega_sale_de_oleada after insert on entregas for each row execute function entrega_sale_de_oleada();
