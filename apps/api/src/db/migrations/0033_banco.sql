CREATE TABLE "extractos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extractos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"huella" text NOT NULL,
	"formato" text NOT NULL,
	"cuenta" text NOT NULL,
	"desde" date NOT NULL,
	"hasta" date NOT NULL,
	"saldo_inicial" numeric(12, 2),
	"saldo_final" numeric(12, 2),
	"movimientos" integer NOT NULL,
	"nuevos" integer NOT NULL,
	"quien" text NOT NULL,
	CONSTRAINT "extractos_huella" UNIQUE("huella","cuenta")
);
--> statement-breakpoint
CREATE TABLE "movimientos_bancarios" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "movimientos_bancarios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"extracto_id" integer NOT NULL,
	"huella" text NOT NULL,
	"cuenta" text NOT NULL,
	"fecha" date NOT NULL,
	"fecha_valor" date NOT NULL,
	"importe" numeric(12, 2) NOT NULL,
	"concepto" text NOT NULL,
	"texto" text NOT NULL,
	"referencia" text NOT NULL,
	"contraparte" text NOT NULL,
	"contraparte_iban" text NOT NULL,
	"descartado" boolean DEFAULT false NOT NULL,
	"motivo" text DEFAULT '' NOT NULL,
	CONSTRAINT "movimientos_bancarios_huella" UNIQUE("huella"),
	CONSTRAINT "movimientos_bancarios_motivo" CHECK ("movimientos_bancarios"."descartado" or "movimientos_bancarios"."motivo" = '')
);
--> statement-breakpoint
ALTER TABLE "cobros" ADD COLUMN "movimiento_id" integer;--> statement-breakpoint
ALTER TABLE "cobros" ADD COLUMN "devolucion_id" integer;--> statement-breakpoint
ALTER TABLE "movimientos_bancarios" ADD CONSTRAINT "movimientos_bancarios_extracto_id_extractos_id_fk" FOREIGN KEY ("extracto_id") REFERENCES "public"."extractos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extractos_hasta" ON "extractos" USING btree ("hasta","id");--> statement-breakpoint
CREATE INDEX "movimientos_bancarios_extracto" ON "movimientos_bancarios" USING btree ("extracto_id");--> statement-breakpoint
CREATE INDEX "movimientos_bancarios_fecha" ON "movimientos_bancarios" USING btree ("fecha","id");--> statement-breakpoint
ALTER TABLE "cobros" ADD CONSTRAINT "cobros_movimiento_id_movimientos_bancarios_id_fk" FOREIGN KEY ("movimiento_id") REFERENCES "public"."movimientos_bancarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cobros" ADD CONSTRAINT "cobros_devolucion_id_movimientos_bancarios_id_fk" FOREIGN KEY ("devolucion_id") REFERENCES "public"."movimientos_bancarios"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cobros_movimiento" ON "cobros" USING btree ("movimiento_id");--> statement-breakpoint
CREATE INDEX "cobros_devolucion" ON "cobros" USING btree ("devolucion_id");--> statement-breakpoint
ALTER TABLE "cobros" ADD CONSTRAINT "cobros_devolucion" CHECK ("cobros"."devolucion_id" is null or "cobros"."impagado");--> statement-breakpoint
CREATE VIEW "public"."movimientos_bancarios_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.extracto_id, m.cuenta, m.fecha, m.fecha_valor, m.importe,
    m.concepto, m.texto, m.referencia, m.contraparte, m.contraparte_iban, m.motivo, s.casado, m.importe - s.casado as resto,
    case when m.descartado then 'descartado' when s.casado = 0 then 'pendiente' when s.casado = m.importe then 'casado'
      else 'parcial' end as estado
  from movimientos_bancarios m cross join lateral (
    select coalesce(sum(case when c.devolucion_id = m.id then -c.importe else c.importe end), 0)::numeric(12, 2) as casado
    from cobros c where c.movimiento_id = m.id or c.devolucion_id = m.id) s);
--> statement-breakpoint
drop trigger if exists auditar on extractos;
--> statement-breakpoint
drop trigger if exists avisar on extractos;
--> statement-breakpoint
drop trigger if exists auditar on movimientos_bancarios;
--> statement-breakpoint
drop trigger if exists avisar on movimientos_bancarios;
--> statement-breakpoint
create trigger auditar after insert or update or delete on extractos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on extractos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on movimientos_bancarios for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on movimientos_bancarios for each statement execute function avisar();
