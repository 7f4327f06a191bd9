CREATE TABLE "ean_usados" (
	"ean" text PRIMARY KEY NOT NULL,
	"desde" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "codigos" jsonb DEFAULT '{"prefijo":"","desde":0,"hasta":null}' NOT NULL;--> statement-breakpoint
ALTER TABLE "modelo_variantes" ADD COLUMN "ean_repetido" text;--> statement-breakpoint
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
