CREATE TABLE "importacion_filas" (
	"importacion_id" integer NOT NULL,
	"orden" integer NOT NULL,
	"fila" integer NOT NULL,
	"etiqueta" text DEFAULT '' NOT NULL,
	"datos" jsonb NOT NULL,
	"accion" text,
	"errores" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"escrita" boolean DEFAULT false NOT NULL,
	"registro" integer,
	"antes" jsonb,
	CONSTRAINT "importacion_filas_importacion_id_orden_pk" PRIMARY KEY("importacion_id","orden")
);
--> statement-breakpoint
CREATE TABLE "importacion_mapas" (
	"que" text NOT NULL,
	"origen" text NOT NULL,
	"mapa" jsonb NOT NULL,
	CONSTRAINT "importacion_mapas_que_origen_pk" PRIMARY KEY("que","origen")
);
--> statement-breakpoint
CREATE TABLE "importaciones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "importaciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"que" text NOT NULL,
	"origen" text NOT NULL,
	"fichero" text NOT NULL,
	"quien" text NOT NULL,
	"estado" text DEFAULT 'probando' NOT NULL,
	"empezada_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"viva_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"terminada_en" timestamp (3) with time zone,
	"hechas" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"fallo" text
);
--> statement-breakpoint
ALTER TABLE "app_settings" ADD COLUMN "pasos" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "contadores" ADD COLUMN "desde" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "importacion_filas" ADD CONSTRAINT "importacion_filas_importacion_id_importaciones_id_fk" FOREIGN KEY ("importacion_id") REFERENCES "public"."importaciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "importaciones_empezada" ON "importaciones" USING btree ("empezada_en");
--> statement-breakpoint
drop trigger if exists auditar on importaciones;
--> statement-breakpoint
create trigger auditar after insert or update of estado or delete on importaciones for each row execute function auditar();
--> statement-breakpoint
-- What of the house is not of the trade stays when the sample goes; so does how the columns of sheets are understood.
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
