CREATE TABLE "reclamacion_clientes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reclamacion_clientes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cliente_id" integer NOT NULL,
	"activas" boolean NOT NULL,
	"saltados" text[] NOT NULL,
	CONSTRAINT "reclamacion_clientes_cliente" UNIQUE("cliente_id")
);
--> statement-breakpoint
CREATE TABLE "reclamaciones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reclamaciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"factura_id" integer NOT NULL,
	"vence" date NOT NULL,
	"tono" text NOT NULL,
	"fecha" date NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"interes" numeric(12, 2) NOT NULL,
	"compensacion" numeric(12, 2) NOT NULL,
	"para" text NOT NULL,
	"quien" text NOT NULL,
	CONSTRAINT "reclamaciones_una" UNIQUE("factura_id","vence","tono"),
	CONSTRAINT "reclamaciones_importe" CHECK ("reclamaciones"."importe" > 0 and "reclamaciones"."interes" >= 0 and "reclamaciones"."compensacion" >= 0)
);
--> statement-breakpoint
DROP VIEW "public"."cobros_lista";--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "reclamaciones" jsonb DEFAULT '{"pasos":{"amable":{"activo":true,"dias":3,"texto":{"es":"","en":"","pt":"","ca":""}},"firme":{"activo":true,"dias":15,"texto":{"es":"","en":"","pt":"","ca":""}},"ultimo":{"activo":true,"dias":30,"texto":{"es":"","en":"","pt":"","ca":""}}},"intereses":[{"desde":"2023-01-01","tipo":10.5},{"desde":"2023-07-01","tipo":12},{"desde":"2024-01-01","tipo":12.5},{"desde":"2024-07-01","tipo":12.25},{"desde":"2025-01-01","tipo":11.15},{"desde":"2025-07-01","tipo":10.15}]}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reclamacion_clientes" ADD CONSTRAINT "reclamacion_clientes_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reclamaciones" ADD CONSTRAINT "reclamaciones_factura_id_facturas_id_fk" FOREIGN KEY ("factura_id") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reclamaciones_fecha" ON "reclamaciones" USING btree ("fecha","id");--> statement-breakpoint
CREATE VIEW "public"."reclamaciones_lista" AS (
  select r.id, r.version, r.creado_en, r.modificado_en, r.factura_id, coalesce(f.numero_completo, '') as numero_completo,
    f.cliente_id, f.cliente, r.vence, r.tono, r.fecha, r.importe, r.interes, r.compensacion, f.pendiente, r.para, r.quien
  from reclamaciones r join facturas f on f.id = r.factura_id);--> statement-breakpoint
CREATE VIEW "public"."cobros_lista" AS (
  select c.id, c.version, c.creado_en, c.modificado_en, c.factura_id, f.numero_completo, f.cliente_id, f.cliente, c.fecha,
    c.medio, c.importe, c.referencia, c.impagado, c.fecha_impagado,
    c.contraparte_id, c.motivo, l.remesa_id
  from cobros c join facturas f on f.id = c.factura_id left join remesa_lineas l on l.cobro_id = c.id);
--> statement-breakpoint
drop trigger if exists auditar on reclamacion_clientes;
--> statement-breakpoint
drop trigger if exists avisar on reclamacion_clientes;
--> statement-breakpoint
drop trigger if exists auditar on reclamaciones;
--> statement-breakpoint
drop trigger if exists avisar on reclamaciones;
--> statement-breakpoint
create trigger auditar after insert or update or delete on reclamacion_clientes for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on reclamacion_clientes for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on reclamaciones for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on reclamaciones for each statement execute function avisar();
