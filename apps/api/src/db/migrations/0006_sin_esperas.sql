-- Waits for the chain of records, holds it until the transaction ends, and gives its last link as it is by then.
create function tomar_cadena() returns table (id int, contenido jsonb, huella text)
language plpgsql
as $$
begin
  perform pg_advisory_xact_lock(5003009);
  return query select r.id, r.contenido, r.huella from registros_facturacion r order by r.id desc limit 1;
end
$$;
--> statement-breakpoint
-- Whoever sends mails is woken by a new one; what is said of one afterwards wakes nobody.
create trigger avisar after insert on correos for each statement execute function avisar();
--> statement-breakpoint
-- Made anew at the start: a reservation is kept by its order, not by the history of the variant too.
drop trigger if exists auditar on modelo_variantes;
--> statement-breakpoint
drop trigger if exists avisar on modelo_variantes;
