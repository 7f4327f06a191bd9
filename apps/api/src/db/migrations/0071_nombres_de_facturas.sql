CREATE TABLE "facturas_nombres" (
	"cliente_id" integer NOT NULL,
	"nombre" text NOT NULL,
	CONSTRAINT "facturas_nombres_cliente_id_nombre_pk" PRIMARY KEY("cliente_id","nombre")
);
--> statement-breakpoint
ALTER TABLE "facturas_nombres" ADD CONSTRAINT "facturas_nombres_cliente_id_clientes_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."clientes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facturas_nombres_busca" ON "facturas_nombres" USING gin (norm("nombre") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "facturas_nombre_fecha" ON "facturas" USING btree ("cliente","fecha","id","cliente_id");--> statement-breakpoint
INSERT INTO "facturas_nombres" SELECT DISTINCT "cliente_id", "cliente" FROM "facturas";--> statement-breakpoint
create function factura_nombre() returns trigger language plpgsql as $$
begin
  if not exists (select from facturas_nombres where cliente_id = new.cliente_id and nombre = new.cliente) then
    insert into facturas_nombres (cliente_id, nombre) values (new.cliente_id, new.cliente) on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger nombre after insert or update of cliente, cliente_id on facturas
  for each row execute function factura_nombre();
