-- What an annulled invoice was made from may go: its lines say what they said, and no longer of which line of an order.
create or replace function factura_linea_inmutable() returns trigger
language plpgsql
as $$
declare
  suya integer := case when tg_op = 'INSERT' then new.factura_id else old.factura_id end;
begin
  if tg_op = 'UPDATE' and (to_jsonb(new) - 'color_id') is not distinct from (to_jsonb(old) - 'color_id') then return new; end if;
  if tg_op = 'UPDATE' and new.pedido_linea_id is null
    and (to_jsonb(new) - 'pedido_linea_id') is not distinct from (to_jsonb(old) - 'pedido_linea_id')
    and exists (select from facturas f where f.id = suya and f.estado = 'anulada') then
    return new;
  end if;
  if exists (select from facturas f where f.id = suya and f.estado <> 'borrador')
    or (tg_op = 'UPDATE' and exists (select from facturas f where f.id = new.factura_id and f.estado <> 'borrador')) then
    raise exception 'The lines of an issued invoice cannot be changed.' using errcode = 'restrict_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
