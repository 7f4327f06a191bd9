ALTER TABLE "facturas" ADD COLUMN "criterio_comision" text;--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_criterio" CHECK ("facturas"."criterio_comision" in ('facturado', 'cobrado'));--> statement-breakpoint
-- What was settled was settled on what is said there; the rest, on what its rep agreed to by now.
alter table facturas disable trigger user;--> statement-breakpoint
update facturas f set criterio_comision = coalesce((
  select q.criterio from liquidacion_facturas d join liquidaciones q on q.id = d.liquidacion_id
  where d.factura_id = f.id order by q.id desc limit 1), r.criterio)
from comerciales r
where r.id = f.comercial_id and f.estado <> 'borrador' and (f.comision_total <> 0 or f.comision_liquidada <> 0);--> statement-breakpoint
alter table facturas enable trigger user;
