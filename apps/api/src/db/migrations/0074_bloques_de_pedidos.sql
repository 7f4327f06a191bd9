DROP INDEX "pedidos_cliente";--> statement-breakpoint
CREATE INDEX "pedidos_cliente" ON "pedidos" USING btree ("cliente_id","fecha","id");--> statement-breakpoint
create function anotar_bloques_de_pedidos() returns trigger language plpgsql as $$
begin
  insert into bloques (tabla, bloque) select distinct 'pedidos', pedido_id / 4096 from tocadas on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger bloques_nuevas after insert on pedidos referencing new table as tocadas
  for each statement execute function anotar_bloques();
--> statement-breakpoint
create trigger bloques_cambiadas after update on pedidos referencing new table as tocadas
  for each statement execute function anotar_bloques();
--> statement-breakpoint
create trigger bloques_borradas after delete on pedidos referencing old table as tocadas
  for each statement execute function anotar_bloques();
--> statement-breakpoint
create trigger bloques_nuevas after insert on pedido_esperas referencing new table as tocadas
  for each statement execute function anotar_bloques_de_pedidos();
--> statement-breakpoint
create trigger bloques_cambiadas after update on pedido_esperas referencing new table as tocadas
  for each statement execute function anotar_bloques_de_pedidos();
--> statement-breakpoint
create trigger bloques_borradas after delete on pedido_esperas referencing old table as tocadas
  for each statement execute function anotar_bloques_de_pedidos();
