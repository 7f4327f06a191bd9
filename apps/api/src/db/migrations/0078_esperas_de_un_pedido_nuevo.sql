-- What is awaited of an order that nobody has counted yet is its lines, which have just been written: nothing is tied to
-- them. Others are counted whole, as ever.
create or replace function contar_lineas() returns trigger
language plpgsql
as $$
declare
  contados int;
begin
  if tg_op = 'INSERT' then
    insert into pedido_esperas (pedido_id, por_enviar, por_fabricar, en_taller)
    select n.pedido_id, case when p.tipo = 'servicio' then n.pendientes else 0 end,
      case when p.tipo = 'servicio' then 0 else n.pendientes end, 0
    from (
        select pedido_id,
          sum((t ->> 'cantidad')::int - (t ->> 'servida')::int - (t ->> 'anulada')::int)::int as pendientes
        from nuevas cross join jsonb_array_elements(tallas_cantidades) t group by pedido_id) n
      cross join lateral (select tipo from pedidos where id = n.pedido_id and estado = 1 limit 1) p
    order by n.pedido_id on conflict do nothing;
    get diagnostics contados = row_count;
    if contados < (select count(distinct pedido_id) from nuevas) then
      perform contar_esperas(array(select distinct pedido_id from nuevas));
    end if;
  elsif tg_op = 'DELETE' then
    perform contar_esperas(array(select distinct pedido_id from viejas));
  else
    perform contar_esperas(array(select pedido_id from nuevas union select pedido_id from viejas));
  end if;
  return null;
end
$$;
