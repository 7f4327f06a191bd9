CREATE TABLE "bloques" (
	"tabla" text NOT NULL,
	"cambio" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"bloque" integer NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bloques_tabla_cambio_bloque_pk" PRIMARY KEY("tabla","cambio","bloque")
);
--> statement-breakpoint
CREATE INDEX "bloques_creado" ON "bloques" USING btree ("creado_en");--> statement-breakpoint
create function anotar_bloques() returns trigger language plpgsql as $$
begin
  insert into bloques (tabla, bloque) select distinct tg_table_name, id / 4096 from tocadas on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger bloques_nuevas after insert on facturas referencing new table as tocadas
  for each statement execute function anotar_bloques();
--> statement-breakpoint
create trigger bloques_cambiadas after update on facturas referencing new table as tocadas
  for each statement execute function anotar_bloques();
--> statement-breakpoint
create trigger bloques_borradas after delete on facturas referencing old table as tocadas
  for each statement execute function anotar_bloques();
