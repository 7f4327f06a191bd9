CREATE TABLE "modelo_cambios" (
	"modelo_id" integer PRIMARY KEY NOT NULL,
	"cambio" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variante_cambios" (
	"variante_id" integer PRIMARY KEY NOT NULL,
	"modelo_id" integer NOT NULL,
	"cambio" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"borrada" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_envios" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_envios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"webhook_id" integer NOT NULL,
	"mensaje" uuid DEFAULT gen_random_uuid() NOT NULL,
	"tipo" text NOT NULL,
	"datos" jsonb NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"intentos" integer DEFAULT 0 NOT NULL,
	"espera_desde" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"proximo_intento" timestamp (3) with time zone DEFAULT now(),
	"enviado_en" timestamp (3) with time zone,
	"respuesta" integer,
	"ultimo_error" text,
	CONSTRAINT "webhook_envios_estado" CHECK ("webhook_envios"."estado" in ('pendiente', 'enviado', 'fallido'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"nombre" text NOT NULL,
	"url" text NOT NULL,
	"eventos" text[] NOT NULL,
	"activo" boolean DEFAULT true NOT NULL,
	"secreto" text NOT NULL,
	"secreto_anterior" text,
	"anterior_hasta" timestamp (3) with time zone,
	"fallos_seguidos" integer DEFAULT 0 NOT NULL,
	"pausa_hasta" timestamp (3) with time zone,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "llave_usos" (
	"llave_id" integer PRIMARY KEY NOT NULL,
	"cuando" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "llaves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "llaves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"nombre" text NOT NULL,
	"principio" text NOT NULL,
	"llave_hash" text NOT NULL,
	"permisos" text[] NOT NULL,
	"por_minuto" integer NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"caduca_en" timestamp (3) with time zone,
	"revocada_en" timestamp (3) with time zone,
	CONSTRAINT "llaves_llaveHash_unique" UNIQUE("llave_hash"),
	CONSTRAINT "llaves_por_minuto" CHECK ("llaves"."por_minuto" > 0)
);
--> statement-breakpoint
ALTER TABLE "webhook_envios" ADD CONSTRAINT "webhook_envios_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llave_usos" ADD CONSTRAINT "llave_usos_llave_id_llaves_id_fk" FOREIGN KEY ("llave_id") REFERENCES "public"."llaves"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "llaves" ADD CONSTRAINT "llaves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "modelo_cambios_cambio" ON "modelo_cambios" USING btree ("cambio","modelo_id");--> statement-breakpoint
CREATE INDEX "variante_cambios_cambio" ON "variante_cambios" USING btree ("cambio","variante_id");--> statement-breakpoint
CREATE INDEX "webhook_envios_webhook" ON "webhook_envios" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_envios_sin_enviar" ON "webhook_envios" USING btree ("webhook_id","estado") WHERE "webhook_envios"."estado" <> 'enviado';--> statement-breakpoint
CREATE INDEX "webhook_envios_pendientes" ON "webhook_envios" USING btree ("id") WHERE "webhook_envios"."estado" = 'pendiente';--> statement-breakpoint
CREATE INDEX "webhook_envios_creado" ON "webhook_envios" USING btree ("creado_en");--> statement-breakpoint
CREATE INDEX "llaves_user" ON "llaves" USING btree ("user_id");
--> statement-breakpoint
drop trigger if exists auditar on llaves;
--> statement-breakpoint
drop trigger if exists avisar on llaves;
--> statement-breakpoint
drop trigger if exists avisar on webhook_envios;
--> statement-breakpoint
drop trigger if exists auditar on webhooks;
--> statement-breakpoint
create trigger auditar after insert or update or delete on llaves for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on llaves for each statement execute function avisar();
--> statement-breakpoint
create trigger avisar after insert on webhook_envios for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update of nombre, url, eventos, activo, secreto or delete on webhooks for each row execute function auditar();
--> statement-breakpoint
-- Keys and the secrets by which messages are signed are never written down.
create or replace function sin_secretos(fila jsonb) returns jsonb
language sql immutable
as $$
  select jsonb_object_agg(key, case
    when (key like '%\_hash' or key like 'secreto%') and value <> 'null' then '"***"'::jsonb else value end)
  from jsonb_each(fila)
$$;
--> statement-breakpoint
-- Puts a message for every address that wants to hear of it, in the transaction of what it tells.
create function webhook_decir(que text, dicho jsonb) returns void
language plpgsql
as $$
begin
  if not exists (select from webhooks where activo and que = any (eventos)) then return; end if;
  insert into webhook_envios (webhook_id, tipo, datos)
    select id, que, dicho from webhooks where activo and que = any (eventos) order by id;
end
$$;
--> statement-breakpoint
create function webhook_de_pedido() returns trigger
language plpgsql
as $$
declare
  dicho jsonb := jsonb_build_object('id', new.id, 'numero', new.numero, 'clienteId', new.cliente_id, 'fecha', new.fecha,
    'tipo', new.tipo, 'situacion', new.situacion, 'estado', new.estado, 'prendas', new.prendas, 'total', new.total);
begin
  if tg_op = 'INSERT' then
    perform webhook_decir('pedido.creado', dicho);
    return null;
  end if;
  perform webhook_decir('pedido.cambiado', dicho || jsonb_build_object('antes', old.situacion));
  if new.situacion = 'servido' then perform webhook_decir('pedido.servido', dicho); end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger webhook_nuevo after insert on pedidos for each row execute function webhook_de_pedido();
--> statement-breakpoint
create trigger webhook_cambio after update of situacion on pedidos for each row
  when (old.situacion is distinct from new.situacion) execute function webhook_de_pedido();
--> statement-breakpoint
create function webhook_de_factura() returns trigger
language plpgsql
as $$
declare
  dicho jsonb := jsonb_build_object('id', new.id, 'numero', new.numero_completo, 'tipo', new.tipo, 'fecha', new.fecha,
    'clienteId', new.cliente_id, 'base', new.base, 'total', new.total, 'cobrado', new.cobrado, 'estado', new.estado);
begin
  if new.estado is distinct from old.estado and new.estado = 'emitida' then perform webhook_decir('factura.emitida', dicho); end if;
  if new.estado is distinct from old.estado and new.estado = 'anulada' then perform webhook_decir('factura.anulada', dicho); end if;
  if new.estado = 'emitida' and new.cobrado is distinct from old.cobrado and new.cobrado = new.total and new.total <> 0 then
    perform webhook_decir('factura.cobrada', dicho);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger webhook_cambio after update of estado, cobrado on facturas for each row
  when (old.estado is distinct from new.estado or old.cobrado is distinct from new.cobrado) execute function webhook_de_factura();
--> statement-breakpoint
-- One message per model and statement, with the cells that are no longer what they were.
create function webhook_de_existencias() returns trigger
language plpgsql
as $$
declare
  uno record;
begin
  if not exists (select from webhooks where activo and 'existencias.cambiadas' = any (eventos)) then return null; end if;
  for uno in
    select n.modelo_id, jsonb_agg(jsonb_build_object('varianteId', n.id, 'colorId', n.color_id, 'talla', n.talla, 'ean', n.ean,
      'stock', n.stock, 'libre', n.libre, 'segunda', n.segunda, 'outlet', n.outlet) order by n.id) as celdas
    from nuevas n join viejas v on v.id = n.id
    where (n.stock, n.libre, n.segunda, n.outlet) is distinct from (v.stock, v.libre, v.segunda, v.outlet)
    group by n.modelo_id order by n.modelo_id
  loop
    perform webhook_decir('existencias.cambiadas', jsonb_build_object('modeloId', uno.modelo_id, 'celdas', uno.celdas));
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create trigger webhook_cambio after update on modelo_variantes referencing old table as viejas new table as nuevas
  for each statement execute function webhook_de_existencias();
--> statement-breakpoint
create function webhook_de_solicitud() returns trigger
language plpgsql
as $$
begin
  perform webhook_decir('cliente.aprobado', jsonb_build_object('id', new.cliente_id, 'solicitudId', new.id, 'tipo', new.tipo, 'nombre', new.nombre));
  return null;
end
$$;
--> statement-breakpoint
create trigger webhook_cambio after update of estado on registers for each row
  when (new.estado = 'aprobado' and old.estado is distinct from new.estado) execute function webhook_de_solicitud();
--> statement-breakpoint
create function webhook_de_modelo() returns trigger
language plpgsql
as $$
begin
  perform webhook_decir('modelo.cambiado', jsonb_build_object('id', new.id, 'numero', new.numero, 'nombre', new.nombre,
    'temporadaId', new.temporada_id, 'precioMayor', new.precio_mayor, 'pvpRecomendado', new.pvp_recomendado, 'publicado', new.publicado));
  return null;
end
$$;
--> statement-breakpoint
create trigger webhook_cambio after insert or update on modelos for each row execute function webhook_de_modelo();
--> statement-breakpoint
-- Which transaction last changed what there is of each variant, in the transaction that does.
create function cambio_de_variantes() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    insert into variante_cambios (variante_id, modelo_id, borrada) select id, modelo_id, true from viejas order by id
      on conflict (variante_id) do update set cambio = excluded.cambio, borrada = true;
  elsif tg_op = 'INSERT' then
    insert into variante_cambios (variante_id, modelo_id) select id, modelo_id from nuevas order by id
      on conflict (variante_id) do update set cambio = excluded.cambio, modelo_id = excluded.modelo_id, borrada = false;
  else
    insert into variante_cambios (variante_id, modelo_id)
      select n.id, n.modelo_id from nuevas n join viejas v on v.id = n.id
      where (n.modelo_id, n.color_id, n.talla, n.ean, n.stock, n.libre, n.segunda, n.outlet, n.disponible_web)
        is distinct from (v.modelo_id, v.color_id, v.talla, v.ean, v.stock, v.libre, v.segunda, v.outlet, v.disponible_web)
      order by n.id
      on conflict (variante_id) do update set cambio = excluded.cambio, modelo_id = excluded.modelo_id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger cambio_nuevas after insert on modelo_variantes referencing new table as nuevas
  for each statement execute function cambio_de_variantes();
--> statement-breakpoint
create trigger cambio_distintas after update on modelo_variantes referencing old table as viejas new table as nuevas
  for each statement execute function cambio_de_variantes();
--> statement-breakpoint
create trigger cambio_idas after delete on modelo_variantes referencing old table as viejas
  for each statement execute function cambio_de_variantes();
--> statement-breakpoint
create function cambio_de_modelo() returns trigger
language plpgsql
as $$
begin
  insert into modelo_cambios (modelo_id) values (new.id) on conflict (modelo_id) do update set cambio = excluded.cambio;
  return null;
end
$$;
--> statement-breakpoint
create trigger cambio_de_precios after update of numero, precio_mayor, pvp_recomendado, publicado on modelos for each row
  when ((old.numero, old.precio_mayor, old.pvp_recomendado, old.publicado)
    is distinct from (new.numero, new.precio_mayor, new.pvp_recomendado, new.publicado)) execute function cambio_de_modelo();
--> statement-breakpoint
insert into variante_cambios (variante_id, modelo_id) select id, modelo_id from modelo_variantes order by id;
--> statement-breakpoint
-- What of the house is not of the trade: it stays when the sample goes.
create or replace function quitar_muestra() returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  quedan constant text[] := array['accesos', 'app_settings', 'auditoria', 'claves', 'contacto_medio_tipos', 'contacto_tipos', 'copia_descargas',
    'copias', 'countries', 'electronica_turno', 'faq', 'idempotencia', 'limites', 'llave_usos', 'llaves', 'permisos', 'refresh_tokens', 'role_permissions', 'roles', 'user_roles',
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
