drop trigger if exists avisar on imagenes;
--> statement-breakpoint
create trigger avisar after insert or update of huella or delete or truncate on imagenes for each statement execute function avisar();
