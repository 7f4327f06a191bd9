CREATE TABLE "pieza_ajustes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pieza_ajustes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pieza_id" integer NOT NULL,
	"cuando" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"quien" text,
	"metros_antes" numeric(12, 4) NOT NULL,
	"metros" numeric(12, 4) NOT NULL,
	"restante_antes" numeric(12, 4) NOT NULL,
	"restante" numeric(12, 4) NOT NULL,
	"motivo" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pieza_ajustes" ADD CONSTRAINT "pieza_ajustes_pieza_id_piezas_id_fk" FOREIGN KEY ("pieza_id") REFERENCES "public"."piezas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pieza_ajustes_pieza" ON "pieza_ajustes" USING btree ("pieza_id","id");