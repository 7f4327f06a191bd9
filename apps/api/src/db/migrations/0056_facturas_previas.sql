ALTER TABLE "facturas" DROP CONSTRAINT "facturas_numero_completo_unique";--> statement-breakpoint
ALTER TABLE "facturas" DROP CONSTRAINT "facturas_tipo";--> statement-breakpoint
ALTER TABLE "facturas" DROP CONSTRAINT "facturas_rectificativa";--> statement-breakpoint
ALTER TABLE "facturas" DROP CONSTRAINT "facturas_emitida";--> statement-breakpoint
ALTER TABLE "facturas" DROP CONSTRAINT "facturas_total";--> statement-breakpoint
CREATE UNIQUE INDEX "facturas_numero_completo_unique" ON "facturas" USING btree ("numero_completo") WHERE "facturas"."tipo" <> 'previa';--> statement-breakpoint
CREATE UNIQUE INDEX "facturas_previa_unique" ON "facturas" USING btree ("numero_completo") WHERE "facturas"."tipo" = 'previa';--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_tipo" CHECK ("facturas"."tipo" in ('F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5', 'previa'));--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_rectificativa" CHECK (("facturas"."tipo" in ('F1', 'F2', 'previa')) = ("facturas"."tipo_rectificativa" is null));--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_emitida" CHECK (case when "facturas"."tipo" = 'previa'
        then "facturas"."estado" = 'emitida' and num_nulls("facturas"."numero_completo", "facturas"."cliente_copia") = 0
          and num_nonnulls("facturas"."numero", "facturas"."emisor_copia", "facturas"."emitida_en", "facturas"."pase_id") = 0
        else ("facturas"."estado" = 'borrador') = ("facturas"."numero" is null)
          and num_nulls("facturas"."numero", "facturas"."numero_completo", "facturas"."cliente_copia", "facturas"."emisor_copia", "facturas"."emitida_en") in (0, 5) end);--> statement-breakpoint
ALTER TABLE "facturas" ADD CONSTRAINT "facturas_total" CHECK (case when "facturas"."tipo" = 'previa' then num_nonnulls(nullif("facturas"."base", 0), nullif("facturas"."cuota_iva", 0), nullif("facturas"."cuota_re", 0)) = 0
        else "facturas"."total" = "facturas"."base" + "facturas"."cuota_iva" + "facturas"."cuota_re" end);--> statement-breakpoint
-- An issued invoice is the tax agency's too: only notes, payments, settlement, posting and annulment still change. What another
-- program left open is put right or taken back as long as nothing of it has been paid.
create or replace function factura_inmutable() returns trigger
language plpgsql
as $$
declare
  mudables text[] := array['version', 'modificado_en', 'notas', 'prueba_transporte', 'cobrado', 'pendiente', 'vence',
    'comision_liquidada', 'contabilizada', 'fecha_pase', 'pase_id', 'estado', 'anulada_en', 'motivo_anulacion'];
begin
  if old.estado = 'borrador' then return case when tg_op = 'DELETE' then old else new end; end if;
  if old.tipo = 'previa' and old.cobrado = 0 then
    if tg_op = 'DELETE' then return old; end if;
    if new.tipo = 'previa' then return new; end if;
  end if;
  if tg_op = 'DELETE' then
    raise exception 'Invoice % is issued and cannot be deleted.', old.numero_completo using errcode = 'restrict_violation';
  end if;
  if (to_jsonb(new) - mudables) is distinct from (to_jsonb(old) - mudables)
    or (new.estado <> old.estado and not (old.estado = 'emitida' and new.estado = 'anulada')) then
    raise exception 'Invoice % is issued and cannot be changed.', old.numero_completo using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
