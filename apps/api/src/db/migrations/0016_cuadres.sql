CREATE TABLE "cuadre_faltas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cuadre_faltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cuadre_id" integer NOT NULL,
	"invariante" text NOT NULL,
	"registro_id" integer,
	"que" text NOT NULL,
	"esperado" text NOT NULL,
	"hallado" text NOT NULL,
	"desde" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cuadres" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cuadres_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quien" text,
	"empezado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"terminado_en" timestamp (3) with time zone,
	"total" integer NOT NULL,
	"resultados" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cuadre_faltas" ADD CONSTRAINT "cuadre_faltas_cuadre_id_cuadres_id_fk" FOREIGN KEY ("cuadre_id") REFERENCES "public"."cuadres"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cuadre_faltas_cuadre" ON "cuadre_faltas" USING btree ("cuadre_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cuadres_uno" ON "cuadres" USING btree (("terminado_en" is null)) WHERE "cuadres"."terminado_en" is null;--> statement-breakpoint
CREATE INDEX "cuadres_empezado" ON "cuadres" USING btree ("empezado_en");