drop trigger if exists auditar on modelo_variantes;
--> statement-breakpoint
create trigger auditar after insert or update of modelo_id, color_id, talla, ean, disponible_web or delete on modelo_variantes for each row execute function auditar();
