-- What a new order awaits is counted as its row is written; only a row that was there already is held and corrected.
create or replace function contar_esperas(cuales int[]) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  contados int;
begin
  perform from pedido_esperas where pedido_id = any (cuales) order by pedido_id for update;
  get diagnostics contados = row_count;
  if contados < cardinality(cuales) then
    insert into pedido_esperas (pedido_id, por_enviar, por_fabricar, en_taller)
    select pedido_id, por_enviar, por_fabricar, en_taller from esperas_contadas
    where pedido_id = any (cuales) order by pedido_id on conflict do nothing;
    get diagnostics contados = row_count;
    if contados = cardinality(cuales) then
      return;
    end if;
    perform from pedido_esperas where pedido_id = any (cuales) order by pedido_id for update;
  end if;
  update pedido_esperas e set por_enviar = n.por_enviar, por_fabricar = n.por_fabricar, en_taller = n.en_taller
  from esperas_contadas n
  where n.pedido_id = any (cuales) and e.pedido_id = n.pedido_id
    and (n.por_enviar, n.por_fabricar, n.en_taller) is distinct from (e.por_enviar, e.por_fabricar, e.en_taller);
end
$$;
