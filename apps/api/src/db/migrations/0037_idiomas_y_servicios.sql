ALTER TABLE "app_settings" ADD COLUMN "idiomas" jsonb DEFAULT '["es","en","pt","ca"]' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "asistente" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "voz" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "auditoria_peticion" ON "auditoria" USING btree ("peticion") WHERE "auditoria"."accion" = 'cambiar';