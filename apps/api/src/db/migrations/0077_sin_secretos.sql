-- The history never holds a secret. Hardly any row has one: those that have none stay as they are.
create or replace function sin_secretos(fila jsonb) returns jsonb language plpgsql immutable strict as $$
begin
  if fila::text !~ '(_hash|"secreto[^"]*)": ' then return fila; end if;
  return (
    select jsonb_object_agg(key, case
      when (key like '%\_hash' or key like 'secreto%') and value <> 'null' then '"***"'::jsonb else value end)
    from jsonb_each(fila));
end
$$;
