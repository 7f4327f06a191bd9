ALTER TABLE "transferencia_lineas" DROP CONSTRAINT "transferencia_lineas_referencia";--> statement-breakpoint
ALTER TABLE "recibidas" DROP CONSTRAINT "recibidas_trato";--> statement-breakpoint
ALTER TABLE "recibidas" DROP CONSTRAINT "recibidas_total";--> statement-breakpoint
ALTER TABLE "transferencia_lineas" DROP CONSTRAINT "transferencia_lineas_importe";--> statement-breakpoint
CREATE INDEX "transferencia_lineas_referencia" ON "transferencia_lineas" USING btree ("referencia");--> statement-breakpoint
ALTER TABLE "recibidas" ADD CONSTRAINT "recibidas_trato" CHECK ("recibidas"."trato" in ('interior', 'intracomunitaria', 'inversion', 'importacion', 'exenta'));--> statement-breakpoint
ALTER TABLE "recibidas" ADD CONSTRAINT "recibidas_total" CHECK ("recibidas"."total" = case when "recibidas"."trato" = 'importacion' then 0 else "recibidas"."base" end
        + case when "recibidas"."trato" in ('interior', 'importacion', 'exenta') then "recibidas"."cuota" else 0 end);--> statement-breakpoint
ALTER TABLE "transferencia_lineas" ADD CONSTRAINT "transferencia_lineas_importe" CHECK ("transferencia_lineas"."importe" <> 0 and ("transferencia_lineas"."importe" > 0 or "transferencia_lineas"."recibida_id" is not null));