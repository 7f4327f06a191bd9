CREATE TABLE "registros_facturacion" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registros_facturacion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"factura_id" integer NOT NULL,
	"clase" text NOT NULL,
	"subsana_id" integer,
	"num_serie" text NOT NULL,
	"fecha" date NOT NULL,
	"importe_total" numeric(12, 2) NOT NULL,
	"contenido" jsonb NOT NULL,
	"huella_anterior" text NOT NULL,
	"huella" text NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"entorno" text,
	"intentos" integer DEFAULT 0 NOT NULL,
	"codigo_error" integer,
	"descripcion_error" text,
	"csv" text,
	"enviado_en" timestamp (3) with time zone,
	CONSTRAINT "registros_huella_unique" UNIQUE("huella"),
	CONSTRAINT "registros_anterior_unique" UNIQUE("huella_anterior"),
	CONSTRAINT "registros_clase" CHECK ("registros_facturacion"."clase" in ('alta', 'anulacion')),
	CONSTRAINT "registros_estado" CHECK ("registros_facturacion"."estado" in ('pendiente', 'Correcto', 'AceptadoConErrores', 'Incorrecto'))
);
--> statement-breakpoint
CREATE TABLE "verifactu_turno" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"espera_hasta" timestamp (3) with time zone,
	"reintento_en" timestamp (3) with time zone,
	"intentos" integer DEFAULT 0 NOT NULL,
	"lote" integer DEFAULT 1000 NOT NULL,
	"ultimo_error" text,
	"ultimo_envio" timestamp (3) with time zone,
	CONSTRAINT "verifactu_turno_uno" CHECK ("verifactu_turno"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "verifactu" jsonb DEFAULT '{"modo":"off","desde":null,"productor":{"nombre":"","nif":"","direccion":""},"instalacion":"1"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "correos" ADD COLUMN "adjunto" jsonb;--> statement-breakpoint
ALTER TABLE "registros_facturacion" ADD CONSTRAINT "registros_facturacion_factura_id_facturas_id_fk" FOREIGN KEY ("factura_id") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registros_facturacion" ADD CONSTRAINT "registros_facturacion_subsana_id_registros_facturacion_id_fk" FOREIGN KEY ("subsana_id") REFERENCES "public"."registros_facturacion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registros_factura" ON "registros_facturacion" USING btree ("factura_id","id");--> statement-breakpoint
CREATE INDEX "registros_subsana" ON "registros_facturacion" USING btree ("subsana_id");--> statement-breakpoint
CREATE INDEX "registros_pendientes" ON "registros_facturacion" USING btree ("id") WHERE "registros_facturacion"."estado" = 'pendiente';--> statement-breakpoint
CREATE INDEX "registros_de_prueba" ON "registros_facturacion" USING btree ("id") WHERE "registros_facturacion"."entorno" = 'test';--> statement-breakpoint
CREATE INDEX "registros_estado_id" ON "registros_facturacion" USING btree ("estado","id");--> statement-breakpoint
CREATE INDEX "registros_fecha" ON "registros_facturacion" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "registros_numero_busca" ON "registros_facturacion" USING gin (norm("num_serie") gin_trgm_ops);--> statement-breakpoint
CREATE VIEW "public"."registros_facturacion_lista" AS (
  select r.id, r.creado_en, r.factura_id, r.clase, r.contenido ->> 'tipo' as tipo, r.num_serie, f.cliente, r.fecha,
    r.importe_total, r.huella, r.estado, r.entorno, r.intentos, r.codigo_error, r.descripcion_error, r.enviado_en,
    r.subsana_id, (select max(s.id) from registros_facturacion s where s.subsana_id = r.id) as subsanado_por
  from registros_facturacion r join facturas f on f.id = r.factura_id);
--> statement-breakpoint
insert into verifactu_turno default values;
--> statement-breakpoint
-- A record stays as it was made; only what sending changes is written later.
create function registro_inmutable() returns trigger
language plpgsql
as $$
declare
  mudables text[] := array['estado', 'entorno', 'intentos', 'codigo_error', 'descripcion_error', 'csv', 'enviado_en'];
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - mudables) is not distinct from (to_jsonb(old) - mudables) then return new; end if;
  raise exception 'Records for the tax agency are never changed nor deleted.' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger inmutable before update or delete on registros_facturacion for each row execute function registro_inmutable();
--> statement-breakpoint
create trigger no_vaciar before truncate on registros_facturacion for each statement execute function registro_inmutable();
--> statement-breakpoint
-- Whoever sends is woken by a new record; what is said of one afterwards wakes nobody.
create trigger avisar after insert on registros_facturacion for each statement execute function avisar();
