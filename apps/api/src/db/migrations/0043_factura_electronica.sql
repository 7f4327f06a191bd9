CREATE TABLE "electronica_estados" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "electronica_estados_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"electronica_id" integer,
	"entrante_id" integer,
	"clave" text NOT NULL,
	"sentido" text NOT NULL,
	"estado" text NOT NULL,
	"fecha" date NOT NULL,
	"importe" numeric(12, 2),
	"motivo" text DEFAULT '' NOT NULL,
	"pago_id" integer,
	"envio" text NOT NULL,
	"intentos" integer DEFAULT 0 NOT NULL,
	"error" text,
	"enviado_en" timestamp (3) with time zone,
	CONSTRAINT "electronica_estados_clave" UNIQUE("clave"),
	CONSTRAINT "electronica_estados_de_que" CHECK (num_nonnulls("electronica_estados"."electronica_id", "electronica_estados"."entrante_id") = 1),
	CONSTRAINT "electronica_estados_sentido" CHECK ("electronica_estados"."sentido" in ('oido', 'dicho')),
	CONSTRAINT "electronica_estados_envio" CHECK ("electronica_estados"."envio" in ('pendiente', 'enviada', 'devuelta'))
);
--> statement-breakpoint
CREATE TABLE "electronica_turno" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"ocupado_hasta" timestamp (3) with time zone,
	"intentos" integer DEFAULT 0 NOT NULL,
	"error" text,
	"ultimo_envio" timestamp (3) with time zone,
	"ultima_consulta" timestamp (3) with time zone,
	"marca" text,
	CONSTRAINT "electronica_turno_uno" CHECK ("electronica_turno"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "electronicas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "electronicas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"factura_id" integer NOT NULL,
	"clave" uuid DEFAULT gen_random_uuid() NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"situacion" text,
	"intentos" integer DEFAULT 0 NOT NULL,
	"error" text,
	"externo" text,
	"enviada_en" timestamp (3) with time zone,
	CONSTRAINT "electronicas_factura" UNIQUE("factura_id"),
	CONSTRAINT "electronicas_clave" UNIQUE("clave"),
	CONSTRAINT "electronicas_estado" CHECK ("electronicas"."estado" in ('pendiente', 'enviada', 'devuelta', 'anulada'))
);
--> statement-breakpoint
CREATE TABLE "entrantes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entrantes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"externo" text NOT NULL,
	"nif" text NOT NULL,
	"proveedor" text NOT NULL,
	"numero" text NOT NULL,
	"fecha" date,
	"total" numeric(12, 2),
	"propuesta" jsonb,
	"ubl" text NOT NULL,
	"llegada" date NOT NULL,
	"plazo" date NOT NULL,
	"proveedor_id" integer,
	"estado" text DEFAULT 'propuesta' NOT NULL,
	"motivo" text DEFAULT '' NOT NULL,
	"recibida_id" integer,
	CONSTRAINT "entrantes_externo" UNIQUE("externo"),
	CONSTRAINT "entrantes_recibida" UNIQUE("recibida_id"),
	CONSTRAINT "entrantes_estado" CHECK ("entrantes"."estado" in ('propuesta', 'aceptada', 'rechazada'))
);
--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "electronica" jsonb DEFAULT '{"modo":"off","desde":null,"encendida":null}' NOT NULL;--> statement-breakpoint
ALTER TABLE "electronica_estados" ADD CONSTRAINT "electronica_estados_electronica_id_electronicas_id_fk" FOREIGN KEY ("electronica_id") REFERENCES "public"."electronicas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "electronica_estados" ADD CONSTRAINT "electronica_estados_entrante_id_entrantes_id_fk" FOREIGN KEY ("entrante_id") REFERENCES "public"."entrantes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "electronica_estados" ADD CONSTRAINT "electronica_estados_pago_id_pagos_id_fk" FOREIGN KEY ("pago_id") REFERENCES "public"."pagos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "electronicas" ADD CONSTRAINT "electronicas_factura_id_facturas_id_fk" FOREIGN KEY ("factura_id") REFERENCES "public"."facturas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrantes" ADD CONSTRAINT "entrantes_proveedor_id_proveedores_id_fk" FOREIGN KEY ("proveedor_id") REFERENCES "public"."proveedores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrantes" ADD CONSTRAINT "entrantes_recibida_id_recibidas_id_fk" FOREIGN KEY ("recibida_id") REFERENCES "public"."recibidas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "electronica_estados_electronica" ON "electronica_estados" USING btree ("electronica_id","id");--> statement-breakpoint
CREATE INDEX "electronica_estados_entrante" ON "electronica_estados" USING btree ("entrante_id","id");--> statement-breakpoint
CREATE INDEX "electronica_estados_pago" ON "electronica_estados" USING btree ("pago_id");--> statement-breakpoint
CREATE INDEX "electronica_estados_por_enviar" ON "electronica_estados" USING btree ("intentos","id") WHERE "electronica_estados"."envio" = 'pendiente';--> statement-breakpoint
CREATE INDEX "electronicas_por_enviar" ON "electronicas" USING btree ("intentos","id") WHERE "electronicas"."estado" = 'pendiente';--> statement-breakpoint
CREATE INDEX "electronicas_estado_id" ON "electronicas" USING btree ("estado","id");--> statement-breakpoint
CREATE INDEX "electronicas_situacion" ON "electronicas" USING btree ("situacion","id");--> statement-breakpoint
CREATE INDEX "entrantes_estado_plazo" ON "entrantes" USING btree ("estado","plazo","id");--> statement-breakpoint
CREATE INDEX "entrantes_llegada" ON "entrantes" USING btree ("llegada","id");--> statement-breakpoint
CREATE INDEX "entrantes_plazo" ON "entrantes" USING btree ("plazo","id");--> statement-breakpoint
CREATE INDEX "entrantes_proveedor" ON "entrantes" USING btree ("proveedor_id");--> statement-breakpoint
CREATE INDEX "entrantes_nombre_busca" ON "entrantes" USING gin (norm("proveedor") gin_trgm_ops);--> statement-breakpoint
CREATE VIEW "public"."electronicas_lista" AS (
  select e.id, e.creado_en, e.factura_id, f.numero_completo, f.cliente_id, f.cliente, f.fecha, f.total, f.pendiente, e.clave,
    e.estado, e.situacion,
    case when f.estado <> 'emitida' or f.total <= 0 or e.estado <> 'enviada' then null
      when f.pendiente = 0 and e.situacion is distinct from 'pagada' then 'sin-decir'
      when f.pendiente > 0 and e.situacion = 'pagada' then 'sin-cobrar' end as desacuerdo,
    e.intentos, e.error, e.externo, e.enviada_en
  from electronicas e join facturas f on f.id = e.factura_id);
--> statement-breakpoint
drop trigger if exists avisar on electronicas;
--> statement-breakpoint
drop trigger if exists auditar on entrantes;
--> statement-breakpoint
drop trigger if exists avisar on entrantes;
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on electronicas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update of estado, motivo, recibida_id or delete on entrantes for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on entrantes for each statement execute function avisar();
--> statement-breakpoint
insert into electronica_turno (id) values (1) on conflict do nothing;
--> statement-breakpoint
-- What of the house is not of the trade: it stays when the sample goes.
create or replace function quitar_muestra() returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  quedan constant text[] := array['accesos', 'app_settings', 'auditoria', 'claves', 'contacto_medio_tipos', 'contacto_tipos', 'copia_descargas',
    'copias', 'countries', 'electronica_turno', 'faq', 'idempotencia', 'limites', 'permisos', 'refresh_tokens', 'role_permissions', 'roles', 'user_roles',
    'user_settings', 'users', 'verifactu_turno', 'vistas'];
  desde timestamptz := (select min(creado_en) from users where es_demo);
  van text[];
  ataduras text[];
  uno text;
begin
  if desde is null then raise exception 'There is no sample.' using errcode = 'restrict_violation'; end if;
  if exists (select from facturas where estado <> 'borrador' and creado_en > desde)
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
  execute (select 'truncate ' || string_agg(quote_ident(tabla), ', ') || ' restart identity' from unnest(van) tabla);
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
