CREATE TABLE "anticipos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "anticipos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text NOT NULL,
	"cliente_id" integer NOT NULL,
	"fecha" date NOT NULL,
	"medio" text NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"concepto" text DEFAULT '' NOT NULL,
	"referencia" text DEFAULT '' NOT NULL,
	"usado" numeric(12, 2) DEFAULT 0 NOT NULL,
	"devuelto" numeric(12, 2) DEFAULT 0 NOT NULL,
	"fecha_devuelto" date,
	"anulado" boolean DEFAULT false NOT NULL,
	"queda" numeric(12, 2) GENERATED ALWAYS AS (case when anulado then 0 else importe - usado - devuelto end) STORED NOT NULL,
	"quien" text NOT NULL,
	CONSTRAINT "anticipos_numero" UNIQUE("numero"),
	CONSTRAINT "anticipos_importe" CHECK ("anticipos"."importe" > 0 and "anticipos"."usado" >= 0 and "anticipos"."devuelto" >= 0),
	CONSTRAINT "anticipos_queda" CHECK ("anticipos"."usado" + "anticipos"."devuelto" <= "anticipos"."importe"),
	CONSTRAINT "anticipos_devuelto" CHECK (("anticipos"."devuelto" > 0) = ("anticipos"."fecha_devuelto" is not null)),
	CONSTRAINT "anticipos_anulado" CHECK (not "anticipos"."anulado" or ("anticipos"."usado" = 0 and "anticipos"."devuelto" = 0))
);
--> statement-breakpoint
CREATE TABLE "transferencia_lineas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transferencia_lineas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transferencia_id" integer NOT NULL,
	"recibida_id" integer,
	"liquidacion_id" integer,
	"vence" date NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"beneficiario" text NOT NULL,
	"iban" text NOT NULL,
	"concepto" text NOT NULL,
	"referencia" text NOT NULL,
	"pago_id" integer,
	CONSTRAINT "transferencia_lineas_referencia" UNIQUE("referencia"),
	CONSTRAINT "transferencia_lineas_pago" UNIQUE("pago_id"),
	CONSTRAINT "transferencia_lineas_importe" CHECK ("transferencia_lineas"."importe" > 0),
	CONSTRAINT "transferencia_lineas_de" CHECK (num_nonnulls("transferencia_lineas"."recibida_id", "transferencia_lineas"."liquidacion_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "transferencias" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transferencias_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text NOT NULL,
	"fecha" date NOT NULL,
	"ejecucion" date NOT NULL,
	"cuenta" text NOT NULL,
	"pagos" integer NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"xml" text NOT NULL,
	"estado" text DEFAULT 'preparada' NOT NULL,
	"quien" text NOT NULL,
	CONSTRAINT "transferencias_numero" UNIQUE("numero"),
	CONSTRAINT "transferencias_total" CHECK ("transferencias"."total" > 0)
);
--> statement-breakpoint
DROP VIEW "public"."liquidaciones_lista";--> statement-breakpoint
ALTER TABLE "comerciales" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "cobros" ADD COLUMN "anticipo_id" integer;--> statement-breakpoint
ALTER TABLE "liquidaciones" ADD COLUMN "pagada" date;--> statement-breakpoint
ALTER TABLE "anticipos" ADD CONSTRAINT "anticipos_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transferencia_lineas" ADD CONSTRAINT "transferencia_lineas_transferencia_id_transferencias_id_fk" FOREIGN KEY ("transferencia_id") REFERENCES "public"."transferencias"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transferencia_lineas" ADD CONSTRAINT "transferencia_lineas_recibida_id_recibidas_id_fk" FOREIGN KEY ("recibida_id") REFERENCES "public"."recibidas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transferencia_lineas" ADD CONSTRAINT "transferencia_lineas_liquidacion_id_liquidaciones_id_fk" FOREIGN KEY ("liquidacion_id") REFERENCES "public"."liquidaciones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transferencia_lineas" ADD CONSTRAINT "transferencia_lineas_pago_id_pagos_id_fk" FOREIGN KEY ("pago_id") REFERENCES "public"."pagos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anticipos_cliente" ON "anticipos" USING btree ("cliente_id","id");--> statement-breakpoint
CREATE INDEX "anticipos_fecha" ON "anticipos" USING btree ("fecha","id");--> statement-breakpoint
CREATE INDEX "transferencia_lineas_transferencia" ON "transferencia_lineas" USING btree ("transferencia_id","id");--> statement-breakpoint
CREATE INDEX "transferencia_lineas_recibida" ON "transferencia_lineas" USING btree ("recibida_id");--> statement-breakpoint
CREATE INDEX "transferencia_lineas_liquidacion" ON "transferencia_lineas" USING btree ("liquidacion_id");--> statement-breakpoint
CREATE INDEX "transferencias_ejecucion" ON "transferencias" USING btree ("ejecucion","id");--> statement-breakpoint
CREATE INDEX "transferencias_estado" ON "transferencias" USING btree ("estado","id");--> statement-breakpoint
ALTER TABLE "cobros" ADD CONSTRAINT "cobros_anticipo_id_anticipos_id_fk" FOREIGN KEY ("anticipo_id") REFERENCES "public"."anticipos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cobros_anticipo" ON "cobros" USING btree ("anticipo_id");--> statement-breakpoint
ALTER TABLE "cobros" ADD CONSTRAINT "cobros_anticipo" CHECK (("cobros"."anticipo_id" is not null) = ("cobros"."medio" = 'anticipo'));--> statement-breakpoint
CREATE VIEW "public"."anticipos_lista" AS (
  select a.id, a.version, a.creado_en, a.modificado_en, a.numero, a.cliente_id, c.razon_social as cliente, a.fecha, a.medio,
    a.importe, a.concepto, a.referencia, a.usado, a.devuelto, a.fecha_devuelto, a.queda,
    case when a.anulado then 'anulado' when a.queda > 0 then 'abierto' when a.devuelto > 0 then 'devuelto' else 'aplicado' end as estado,
    a.quien
  from anticipos a join clientes c on c.id = a.cliente_id);--> statement-breakpoint
CREATE VIEW "public"."liquidaciones_lista" AS (
  select q.id, q.version, q.creado_en, q.modificado_en, q.comercial_id, r.nombre as comercial, q.fecha, q.hasta, q.criterio,
    q.facturas, q.importe, q.quien, q.notas, q.pagada
  from liquidaciones q join comerciales r on r.id = q.comercial_id);
--> statement-breakpoint
update liquidaciones set pagada = fecha;
--> statement-breakpoint
drop trigger if exists auditar on anticipos;
--> statement-breakpoint
drop trigger if exists avisar on anticipos;
--> statement-breakpoint
drop trigger if exists auditar on transferencia_lineas;
--> statement-breakpoint
drop trigger if exists avisar on transferencia_lineas;
--> statement-breakpoint
drop trigger if exists auditar on transferencias;
--> statement-breakpoint
drop trigger if exists avisar on transferencias;
--> statement-breakpoint
create trigger auditar after insert or update or delete on anticipos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on anticipos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on transferencia_lineas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on transferencia_lineas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on transferencias for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on transferencias for each statement execute function avisar();
