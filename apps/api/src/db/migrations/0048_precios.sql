CREATE TABLE "grupos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "grupos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"nombre" text NOT NULL,
	"segundas" boolean DEFAULT true NOT NULL,
	"segunda_por_ciento" numeric(5, 2),
	"notas" text DEFAULT '' NOT NULL,
	CONSTRAINT "grupos_nombre_unique" UNIQUE("nombre")
);
--> statement-breakpoint
CREATE TABLE "promociones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promociones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"nombre" text NOT NULL,
	"desde" date NOT NULL,
	"hasta" date NOT NULL,
	"activa" boolean DEFAULT true NOT NULL,
	"dto" numeric(5, 2),
	"precio" numeric(12, 4),
	"acumulable" boolean DEFAULT false NOT NULL,
	"ambito" text DEFAULT 'todo' NOT NULL,
	"cuales" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"grupo_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "promociones_fechas" CHECK ("promociones"."hasta" >= "promociones"."desde"),
	CONSTRAINT "promociones_cuanto" CHECK (("promociones"."dto" is null) <> ("promociones"."precio" is null))
);
--> statement-breakpoint
CREATE TABLE "tarifa_precios" (
	"tarifa_id" integer NOT NULL,
	"modelo_id" integer NOT NULL,
	"precio" numeric(12, 4) NOT NULL,
	CONSTRAINT "tarifa_precios_tarifa_id_modelo_id_pk" PRIMARY KEY("tarifa_id","modelo_id"),
	CONSTRAINT "tarifa_precios_precio" CHECK ("tarifa_precios"."precio" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tarifas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tarifas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"nombre" text NOT NULL,
	"desde" date NOT NULL,
	"hasta" date,
	"activa" boolean DEFAULT true NOT NULL,
	"grupo_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reglas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"escalas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notas" text DEFAULT '' NOT NULL,
	CONSTRAINT "tarifas_nombre_unique" UNIQUE("nombre"),
	CONSTRAINT "tarifas_fechas" CHECK ("tarifas"."hasta" is null or "tarifas"."hasta" >= "tarifas"."desde")
);
--> statement-breakpoint
DROP VIEW "public"."clientes_lista";--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "grupo_id" integer;--> statement-breakpoint
ALTER TABLE "cart_lineas" ADD COLUMN "escalas" jsonb;--> statement-breakpoint
ALTER TABLE "pedido_lineas" ADD COLUMN "porque" jsonb;--> statement-breakpoint
ALTER TABLE "tarifa_precios" ADD CONSTRAINT "tarifa_precios_tarifa_id_tarifas_id_fk" FOREIGN KEY ("tarifa_id") REFERENCES "public"."tarifas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tarifa_precios" ADD CONSTRAINT "tarifa_precios_modelo_id_modelos_id_fk" FOREIGN KEY ("modelo_id") REFERENCES "public"."modelos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promociones_hasta" ON "promociones" USING btree ("hasta","id");--> statement-breakpoint
CREATE INDEX "promociones_desde" ON "promociones" USING btree ("desde","id");--> statement-breakpoint
CREATE INDEX "tarifa_precios_modelo" ON "tarifa_precios" USING btree ("modelo_id");--> statement-breakpoint
CREATE INDEX "tarifas_desde" ON "tarifas" USING btree ("desde","id");--> statement-breakpoint
ALTER TABLE "clientes" ADD CONSTRAINT "clientes_grupo_id_grupos_id_fk" FOREIGN KEY ("grupo_id") REFERENCES "public"."grupos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clientes_grupo" ON "clientes" USING btree ("grupo_id");--> statement-breakpoint
CREATE VIEW "public"."clientes_lista" AS (
  select c.id, c.version, c.creado_en, c.modificado_en, c.codigo, c.razon_social, c.nombre_comercial, c.nif, c.email,
    c.telefono, c.country_id, p.iso2 as pais, c.direccion_fiscal ->> 'ciudad' as ciudad, c.provincia,
    c.recargo_equivalencia, c.vies_resultado, c.forma_pago, c.grupo_id, g.nombre as grupo, c.comercial_id, r.nombre as comercial, c.idioma,
    (select count(*)::int from users u where u.cliente_id = c.id) as users, c.bloqueado
  from clientes c join countries p on p.id = c.country_id left join comerciales r on r.id = c.comercial_id
    left join grupos g on g.id = c.grupo_id);
--> statement-breakpoint
drop trigger if exists auditar on grupos;
--> statement-breakpoint
drop trigger if exists avisar on grupos;
--> statement-breakpoint
drop trigger if exists auditar on promociones;
--> statement-breakpoint
drop trigger if exists avisar on promociones;
--> statement-breakpoint
drop trigger if exists auditar on tarifa_precios;
--> statement-breakpoint
drop trigger if exists avisar on tarifa_precios;
--> statement-breakpoint
drop trigger if exists auditar on tarifas;
--> statement-breakpoint
drop trigger if exists avisar on tarifas;
--> statement-breakpoint
create trigger auditar after insert or update or delete on grupos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on grupos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on promociones for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on promociones for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on tarifa_precios for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on tarifa_precios for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on tarifas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on tarifas for each statement execute function avisar();
