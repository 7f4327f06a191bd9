CREATE TABLE "presentaciones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "presentaciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modelo" text NOT NULL,
	"ejercicio" integer NOT NULL,
	"periodo" text NOT NULL,
	"desde" date NOT NULL,
	"hasta" date NOT NULL,
	"fecha" date NOT NULL,
	"justificante" text DEFAULT '' NOT NULL,
	"quien" text NOT NULL,
	"retirada_en" timestamp (3) with time zone,
	"retirada_por" text,
	"motivo" text DEFAULT '' NOT NULL,
	CONSTRAINT "presentaciones_fecha" CHECK ("presentaciones"."fecha" > "presentaciones"."hasta"),
	CONSTRAINT "presentaciones_retirada" CHECK ("presentaciones"."retirada_en" is null or "presentaciones"."motivo" <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "presentaciones_periodo" ON "presentaciones" USING btree ("modelo","ejercicio","periodo") WHERE "presentaciones"."retirada_en" is null;
--> statement-breakpoint
drop trigger if exists auditar on presentaciones;
--> statement-breakpoint
drop trigger if exists avisar on presentaciones;
--> statement-breakpoint
create trigger auditar after insert or update or delete on presentaciones for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on presentaciones for each statement execute function avisar();
