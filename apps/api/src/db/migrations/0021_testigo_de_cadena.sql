CREATE TABLE "registros_testigo" (
	"n" integer PRIMARY KEY NOT NULL,
	"registro_id" integer NOT NULL,
	"huella" text NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registros_testigo_registroId_unique" UNIQUE("registro_id")
);
--> statement-breakpoint
insert into registros_testigo (n, registro_id, huella, creado_en)
select row_number() over (order by id), id, huella, creado_en from registros_facturacion;
--> statement-breakpoint
-- Whoever adds to the chain holds it, so that the next number is nobody else's. It is written by the tables' owner: the
-- application itself has no right to.
create function testigo_de_cadena() returns trigger
language plpgsql security definer set search_path = public
as $$
begin
  insert into registros_testigo (n, registro_id, huella)
  values ((select coalesce(max(n), 0) + 1 from registros_testigo), new.id, new.huella);
  return null;
end
$$;
--> statement-breakpoint
create trigger testigo after insert on registros_facturacion for each row execute function testigo_de_cadena();
--> statement-breakpoint
-- Only the chain itself writes here, and nothing that was written changes.
create function testigo_intacto() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' and pg_trigger_depth() > 1 then return null; end if;
  raise exception 'The copy of the chain is written by the database alone.' using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger intacto before insert or update or delete or truncate on registros_testigo
  for each statement execute function testigo_intacto();
