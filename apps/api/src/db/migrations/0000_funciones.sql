create extension if not exists unaccent schema public;
--> statement-breakpoint
create extension if not exists pg_trgm schema public;
--> statement-breakpoint
-- Text as searches compare it: without case and accents.
create function norm(texto text) returns text
language sql immutable strict parallel safe
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, texto)) $$;
--> statement-breakpoint
-- The same, with the signs that LIKE would read as wildcards made plain.
create function patron(texto text) returns text
language sql immutable strict parallel safe
as $$ select replace(replace(replace(norm(texto), '\', '\\'), '%', '\%'), '_', '\_') $$;
--> statement-breakpoint
create function sin_secretos(fila jsonb) returns jsonb
language sql immutable
as $$
  select jsonb_object_agg(key, case when key like '%\_hash' and value <> 'null' then '"***"'::jsonb else value end)
  from jsonb_each(fila)
$$;
--> statement-breakpoint
-- Keeps who changed a row and what it held; of an update, only the columns that changed.
create function auditar() returns trigger
language plpgsql
as $$
declare
  antes jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  despues jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  fila jsonb := coalesce(despues, antes);
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(a.key, a.value), jsonb_object_agg(a.key, d.value)
      into antes, despues
      from jsonb_each(antes) a join jsonb_each(despues) d using (key)
      where a.value is distinct from d.value and a.key not in ('version', 'modificado_en');
    if antes is null then return null; end if;
  end if;
  insert into auditoria (usuario_id, usuario, peticion, tabla, registro, accion, antes, despues)
  values (
    nullif(current_setting('telar.usuario_id', true), '')::uuid,
    nullif(current_setting('telar.usuario', true), ''),
    nullif(current_setting('telar.peticion', true), ''),
    tg_table_name,
    coalesce(fila ->> 'id', fila ->> 'user_id', fila ->> 'role_id', ''),
    case tg_op when 'INSERT' then 'crear' when 'UPDATE' then 'cambiar' else 'borrar' end,
    sin_secretos(antes),
    sin_secretos(despues)
  );
  return null;
end
$$;
--> statement-breakpoint
-- Tells every process which table changed, when the transaction commits.
create function avisar() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('telar_cambios', tg_table_name);
  return null;
end
$$;
