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
--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "logo" jsonb;--> statement-breakpoint
-- What of the house is not of the trade stays when the sample goes, its logo too; what a former program left open is no invoice of the
-- house's own.
create or replace function quitar_muestra() returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  quedan constant text[] := array['accesos', 'app_settings', 'auditoria', 'claves', 'contacto_medio_tipos', 'contacto_tipos', 'copia_descargas',
    'copias', 'countries', 'electronica_turno', 'faq', 'idempotencia', 'importacion_mapas', 'limites', 'llave_usos', 'llaves', 'permisos', 'refresh_tokens', 'role_permissions', 'roles', 'user_roles',
    'user_settings', 'users', 'verifactu_turno', 'vistas', 'webhooks'];
  desde timestamptz := (select min(creado_en) from users where es_demo);
  van text[];
  ataduras text[];
  uno text;
  marca imagenes%rowtype;
begin
  if desde is null then raise exception 'There is no sample.' using errcode = 'restrict_violation'; end if;
  if exists (select from facturas where estado <> 'borrador' and tipo <> 'previa' and creado_en > desde)
    or exists (select from registros_facturacion where entorno = 'real') then
    raise exception 'An invoice of the house''s own has been issued.' using errcode = 'restrict_violation';
  end if;
  select array_agg(relname::text) into van from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all (quedan);
  -- Accounts name customers and reps: the tie is made again when these are gone.
  select coalesce(array_agg(format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))), '{}')
    into ataduras from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any (quedan) and confrelid::regclass::text = any (van);
  for uno in select format('alter table %s drop constraint %I', conrelid::regclass, conname) from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any (quedan) and confrelid::regclass::text = any (van)
  loop execute uno; end loop;
  foreach uno in array van || array['auditoria'] loop execute format('alter table %I disable trigger user', uno); end loop;
  for uno in select tgrelid::regclass::text from pg_trigger where tgname = 'avisar' and tgrelid::regclass::text = any (van)
  loop execute format('alter table %s enable trigger avisar', uno); end loop;
  select i.* into marca from imagenes i join app_settings s on i.id = (s.logo ->> 'id')::bigint;
  execute (select 'truncate ' || string_agg(quote_ident(tabla), ', ') || ' restart identity' from unnest(van) tabla);
  if marca.id is not null then insert into imagenes values (marca.*); end if;
  delete from auditoria where tabla <> all (quedan);
  foreach uno in array van || array['auditoria'] loop execute format('alter table %I enable trigger user', uno); end loop;
  delete from users where es_demo or cliente_id is not null;
  update users set comercial_id = null where comercial_id is not null;
  foreach uno in array ataduras loop execute uno; end loop;
  insert into auditoria (usuario_id, usuario, peticion, tabla, registro, accion, antes, despues) values (
    nullif(current_setting('telar.usuario_id', true), '')::uuid, nullif(current_setting('telar.usuario', true), ''),
    nullif(current_setting('telar.peticion', true), ''), 'app_settings', '1', 'cambiar', '{"muestra": true}', '{"muestra": false}');
end
$$;
