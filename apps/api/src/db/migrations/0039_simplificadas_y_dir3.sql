ALTER TABLE "facturas" DROP CONSTRAINT "facturas_tipo";--> statement-breakpoint
ALTER TABLE "facturas" DROP CONSTRAINT "facturas_rectificativa";--> statement-breakpoint
ALTER TABLE "app_settings" ALTER COLUMN "series" SET DEFAULT '{"ordinaria":"A","rectificativa":"R","simplificada":"S"}';--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "mostrador" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "clientes_mostrador" ON "clientes" USING btree ("mostrador") WHERE "clientes"."mostrador";--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_tipo" CHECK ("facturas"."tipo" in ('F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5'));--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_rectificativa" CHECK (("facturas"."tipo" in ('F1', 'F2')) = ("facturas"."tipo_rectificativa" is null));--> statement-breakpoint
-- Simplified invoices get the series S; where another kind has that letter already, the first two letters that none has.
update app_settings set series = series || jsonb_build_object('simplificada',
  (select l from unnest(array['S', 'FS', 'SI']) with ordinality as v(l, n)
    where l not in (series ->> 'ordinaria', series ->> 'rectificativa') order by n limit 1))
where not series ? 'simplificada';
--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "dir3" jsonb;
