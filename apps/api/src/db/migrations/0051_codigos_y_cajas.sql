CREATE TABLE "ean_usados" (
	"ean" text PRIMARY KEY NOT NULL,
	"desde" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "caja_prendas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "caja_prendas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"caja_id" integer NOT NULL,
	"modelo_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"talla" text NOT NULL,
	"cantidad" integer NOT NULL,
	CONSTRAINT "caja_prendas_unique" UNIQUE("caja_id","modelo_id","color_id","talla"),
	CONSTRAINT "caja_prendas_cantidad" CHECK ("caja_prendas"."cantidad" > 0)
);
--> statement-breakpoint
CREATE TABLE "cajas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cajas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pedido_id" integer NOT NULL,
	"entrega_id" integer,
	"numero" integer NOT NULL,
	"sscc" text,
	"peso_gr" integer,
	CONSTRAINT "cajas_sscc" UNIQUE("sscc"),
	CONSTRAINT "cajas_numero" UNIQUE("pedido_id","numero")
);
--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "codigos" jsonb DEFAULT '{"prefijo":"","desde":0,"hasta":null}' NOT NULL;--> statement-breakpoint
ALTER TABLE "modelo_variantes" ADD COLUMN "ean_repetido" text;--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "albaran_valorado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "caja_prendas" ADD CONSTRAINT "caja_prendas_caja_id_cajas_id_fk" FOREIGN KEY ("caja_id") REFERENCES "public"."cajas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cajas" ADD CONSTRAINT "cajas_pedido_id_pedidos_id_fk" FOREIGN KEY ("pedido_id") REFERENCES "public"."pedidos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cajas" ADD CONSTRAINT "cajas_entrega_id_entregas_id_fk" FOREIGN KEY ("entrega_id") REFERENCES "public"."entregas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cajas_entrega" ON "cajas" USING btree ("entrega_id") WHERE "cajas"."entrega_id" is not null;
--> statement-breakpoint
-- Of garments with the same code the first keeps it; of the others it is set aside, to be read and put right.
update modelo_variantes v set ean_repetido = v.ean, ean = null, version = v.version + 1, modificado_en = now()
from modelo_variantes antes where antes.ean = v.ean and antes.id < v.id;
--> statement-breakpoint
alter table modelo_variantes add constraint modelo_variantes_ean unique (ean) deferrable initially immediate;
--> statement-breakpoint
insert into ean_usados (ean) select ean from modelo_variantes where ean is not null;
--> statement-breakpoint
create function usar_ean() returns trigger language plpgsql as $$
begin
  insert into ean_usados (ean) values (new.ean) on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create trigger usar_ean after insert or update of ean on modelo_variantes for each row
when (new.ean is not null) execute function usar_ean();
