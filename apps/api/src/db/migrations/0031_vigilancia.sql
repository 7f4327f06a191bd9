drop trigger if exists avisar on pedido_esperas;
--> statement-breakpoint
drop trigger if exists auditar on vistas;
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on pedido_esperas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on vistas for each row execute function auditar();
