ALTER TABLE "recibidas" DROP CONSTRAINT "recibidas_trato";--> statement-breakpoint
ALTER TABLE "recibidas" DROP CONSTRAINT "recibidas_total";--> statement-breakpoint
ALTER TABLE "recibidas" ADD CONSTRAINT "recibidas_trato" CHECK ("recibidas"."trato" in ('interior', 'intracomunitaria', 'inversion', 'importacion', 'diferida', 'exenta'));--> statement-breakpoint
ALTER TABLE "recibidas" ADD CONSTRAINT "recibidas_total" CHECK ("recibidas"."total" = case when "recibidas"."trato" in ('importacion', 'diferida') then 0 else "recibidas"."base" end
        + case when "recibidas"."trato" in ('interior', 'importacion', 'exenta') then "recibidas"."cuota" else 0 end);