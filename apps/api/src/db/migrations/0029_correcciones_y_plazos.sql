DROP VIEW "public"."cobros_lista";--> statement-breakpoint
ALTER TABLE "clientes" ADD COLUMN "meses_sin_pago" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cobros" ADD COLUMN "contraparte_id" integer;--> statement-breakpoint
ALTER TABLE "cobros" ADD COLUMN "motivo" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What was given back until now opened its order again, and stays so.
ALTER TABLE "facturas" ADD COLUMN "reabre_pedido" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "facturas" ALTER COLUMN "reabre_pedido" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "facturas" ADD COLUMN "meses_sin_pago" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cobros" ADD CONSTRAINT "cobros_contraparte_id_facturas_id_fk" FOREIGN KEY ("contraparte_id") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cobros_contraparte" ON "cobros" USING btree ("contraparte_id");--> statement-breakpoint
ALTER TABLE "cobros" ADD CONSTRAINT "cobros_contraparte" CHECK ("cobros"."contraparte_id" is null or "cobros"."medio" = 'compensacion');--> statement-breakpoint
CREATE VIEW "public"."cobros_lista" AS (
  select c.id, c.version, c.creado_en, c.modificado_en, c.factura_id, f.numero_completo, f.cliente_id, f.cliente, c.fecha,
    c.medio, c.importe, c.referencia, c.impagado, c.fecha_impagado,
    c.contraparte_id, c.motivo
  from cobros c join facturas f on f.id = c.factura_id);
--> statement-breakpoint
-- An invoice that replaces others bore the difference of their commission; now it bears its own and theirs is none.
alter table facturas disable trigger user;--> statement-breakpoint
update facturas s set comision_total = s.comision_total + o.comision
from (
  select s.id, sum(o.comision_total) as comision from facturas s join facturas o on o.id = any (s.rectifica)
  where s.tipo_rectificativa = 'S' group by 1) o
where s.id = o.id and s.comercial_id is not null;--> statement-breakpoint
alter table facturas enable trigger user;
