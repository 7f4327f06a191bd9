CREATE TABLE "ventanas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ventanas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"temporada_id" integer NOT NULL,
	"nombre" jsonb NOT NULL,
	"desde" date NOT NULL,
	"hasta" date NOT NULL,
	"cierre" date,
	CONSTRAINT "ventanas_de_temporada" UNIQUE("id","temporada_id"),
	CONSTRAINT "ventanas_fechas" CHECK ("ventanas"."desde" <= "ventanas"."hasta" and ("ventanas"."cierre" is null or "ventanas"."cierre" <= "ventanas"."hasta"))
);
--> statement-breakpoint
CREATE TABLE "calendarios" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"clave" text NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendarios_clave_unique" UNIQUE("clave")
);
--> statement-breakpoint
DROP VIEW "public"."modelos_lista";--> statement-breakpoint
ALTER TABLE "modelos" ADD COLUMN "ventana_id" integer;--> statement-breakpoint
ALTER TABLE "pedido_lineas" ADD COLUMN "ventana_id" integer;--> statement-breakpoint
ALTER TABLE "pedido_lineas" ADD COLUMN "entrega_desde" date;--> statement-breakpoint
ALTER TABLE "pedido_lineas" ADD COLUMN "entrega_hasta" date;--> statement-breakpoint
ALTER TABLE "ventanas" ADD CONSTRAINT "ventanas_temporada_id_temporadas_id_fk" FOREIGN KEY ("temporada_id") REFERENCES "public"."temporadas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendarios" ADD CONSTRAINT "calendarios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ventanas_temporada" ON "ventanas" USING btree ("temporada_id","desde");--> statement-breakpoint
CREATE INDEX "ventanas_desde" ON "ventanas" USING btree ("desde","id");--> statement-breakpoint
ALTER TABLE "modelos" ADD CONSTRAINT "modelos_ventana_de_temporada" FOREIGN KEY ("ventana_id","temporada_id") REFERENCES "public"."ventanas"("id","temporada_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido_lineas" ADD CONSTRAINT "pedido_lineas_ventana_id_ventanas_id_fk" FOREIGN KEY ("ventana_id") REFERENCES "public"."ventanas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "modelos_ventana" ON "modelos" USING btree ("ventana_id");--> statement-breakpoint
CREATE INDEX "pedido_lineas_ventana" ON "pedido_lineas" USING btree ("ventana_id");--> statement-breakpoint
CREATE VIEW "public"."modelos_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.numero, m.nombre, m.modelo_tipo_id, t.nombre as tipo,
    m.temporada_id, s.codigo as temporada, m.ventana_id, w.nombre as ventana, m.composicion, m.precio_mayor, m.pvp_recomendado, m.publicado,
    (select count(distinct v.color_id)::int from modelo_variantes v where v.modelo_id = m.id) as colores,
    (select count(*)::int from modelo_fotos f where f.modelo_id = m.id) as fotos,
    (select coalesce(sum(v.stock), 0)::int from modelo_variantes v where v.modelo_id = m.id) as stock,
    (select coalesce(sum(v.libre), 0)::int from modelo_variantes v where v.modelo_id = m.id) as libre,
    (select coalesce(sum(v.segunda), 0)::int from modelo_variantes v where v.modelo_id = m.id) as segundas,
    (select f.imagen_id from modelo_fotos f where f.modelo_id = m.id order by f.orden, f.id limit 1) as imagen_id
  from modelos m
    join modelo_tipos t on t.id = m.modelo_tipo_id
    join temporadas s on s.id = m.temporada_id
    left join ventanas w on w.id = m.ventana_id);
--> statement-breakpoint
drop trigger if exists auditar on ventanas;
--> statement-breakpoint
drop trigger if exists avisar on ventanas;
--> statement-breakpoint
create trigger auditar after insert or update or delete on ventanas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on ventanas for each statement execute function avisar();
