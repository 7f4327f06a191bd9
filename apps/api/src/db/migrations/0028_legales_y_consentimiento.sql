DROP VIEW "public"."registers_lista";--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "legales" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "ediciones" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "registers" ADD COLUMN "consentimiento" jsonb;--> statement-breakpoint
CREATE VIEW "public"."registers_lista" AS (
  select g.id, g.version, g.creado_en, g.modificado_en, g.tipo, g.nombre, g.email, g.telefono, g.country_id,
    p.iso2 as pais, g.direccion, g.nif, g.licencia, g.idioma,
    case when g.estado = 'aprobado' and g.caduca_en <= now() then 'caducado' else g.estado end as estado,
    g.visitado, g.motivo, g.caduca_en, g.cliente_id, c.razon_social as cliente, g.resuelto_en, g.resuelto_por,
    g.consentimiento
  from registers g left join countries p on p.id = g.country_id left join clientes c on c.id = g.cliente_id);