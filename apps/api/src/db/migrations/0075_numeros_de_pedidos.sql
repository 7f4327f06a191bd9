-- Orders are numbered by a sequence of their year, so that nobody who orders waits for another: a number may be missing,
-- none is given twice. It begins after the last one of its year.
create function numero_de_pedido(de integer) returns bigint
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  nombre constant text := 'pedidos_numero_' || de;
begin
  if to_regclass(nombre) is null then
    perform pg_advisory_xact_lock(hashtext(nombre));
    if to_regclass(nombre) is null then
      execute format('create sequence %I start %s', nombre,
        (select coalesce(max(split_part(numero, '/', 2)::bigint), 0) + 1 from pedidos where numero like de || '/%'));
      execute format('grant select on sequence %I to public', nombre);
    end if;
  end if;
  return nextval(nombre);
end
$$;--> statement-breakpoint
delete from contadores where serie = 'pedidos';--> statement-breakpoint
-- The sample's numbers go with it.
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
  for uno in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' and relname like 'pedidos\_numero\_%'
  loop execute format('drop sequence %I', uno); end loop;
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
