CREATE TABLE "remesa_lineas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remesa_lineas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"remesa_id" integer NOT NULL,
	"factura_id" integer NOT NULL,
	"vence" date NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"deudor" text NOT NULL,
	"iban" text NOT NULL,
	"mandato" jsonb NOT NULL,
	"secuencia" text NOT NULL,
	"referencia" text NOT NULL,
	"cobro_id" integer,
	"devuelta" date,
	"motivo" text DEFAULT '' NOT NULL,
	CONSTRAINT "remesa_lineas_referencia" UNIQUE("referencia"),
	CONSTRAINT "remesa_lineas_cobro" UNIQUE("cobro_id"),
	CONSTRAINT "remesa_lineas_importe" CHECK ("remesa_lineas"."importe" > 0)
);
--> statement-breakpoint
CREATE TABLE "remesas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remesas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text NOT NULL,
	"fecha" date NOT NULL,
	"cargo" date NOT NULL,
	"cuenta" text NOT NULL,
	"adeudos" integer NOT NULL,
	"total" numeric(12, 2) NOT NULL,
	"xml" text NOT NULL,
	"estado" text DEFAULT 'enviada' NOT NULL,
	"quien" text NOT NULL,
	CONSTRAINT "remesas_numero" UNIQUE("numero"),
	CONSTRAINT "remesas_total" CHECK ("remesas"."total" > 0)
);
--> statement-breakpoint
ALTER TABLE "remesa_lineas" ADD CONSTRAINT "remesa_lineas_remesa_id_remesas_id_fk" FOREIGN KEY ("remesa_id") REFERENCES "public"."remesas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remesa_lineas" ADD CONSTRAINT "remesa_lineas_factura_id_facturas_id_fk" FOREIGN KEY ("factura_id") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remesa_lineas" ADD CONSTRAINT "remesa_lineas_cobro_id_cobros_id_fk" FOREIGN KEY ("cobro_id") REFERENCES "public"."cobros"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remesa_lineas_remesa" ON "remesa_lineas" USING btree ("remesa_id","id");--> statement-breakpoint
CREATE INDEX "remesa_lineas_factura" ON "remesa_lineas" USING btree ("factura_id");--> statement-breakpoint
CREATE INDEX "remesa_lineas_mandato" ON "remesa_lineas" USING btree (("mandato" ->> 'referencia'));--> statement-breakpoint
CREATE INDEX "remesas_cargo" ON "remesas" USING btree ("cargo","id");--> statement-breakpoint
CREATE INDEX "remesas_estado" ON "remesas" USING btree ("estado","id");--> statement-breakpoint
drop trigger if exists auditar on remesa_lineas;
--> statement-breakpoint
drop trigger if exists avisar on remesa_lineas;
--> statement-breakpoint
drop trigger if exists auditar on remesas;
--> statement-breakpoint
drop trigger if exists avisar on remesas;
--> statement-breakpoint
create trigger auditar after insert or update or delete on remesa_lineas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on remesa_lineas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on remesas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on remesas for each statement execute function avisar();
--> statement-breakpoint
update app_settings set empresa = '{"acreedorSepa": ""}' || empresa;
--> statement-breakpoint
update clientes set mandato_sepa = '{"esquema": "CORE", "unico": false}' || mandato_sepa where mandato_sepa is not null;
