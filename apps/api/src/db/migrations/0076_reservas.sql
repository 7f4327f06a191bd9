-- Keeps garments of a place for orders, or gives them back: those of all the cells and true, or none and false. Variants
-- are locked always in the same order, so that two who share some never wait for each other in a ring.
create function cambiar_reservado(modelos integer[], colores integer[], tallas text[], cantidades integer[], donde text, signo integer)
returns boolean language plpgsql set plan_cache_mode to force_generic_plan as $$
declare
  hecho boolean;
begin
  with pedidas as (
    select modelo_id, color_id, talla, sum(cantidad)::int as cantidad
    from unnest(modelos, colores, tallas, cantidades) as c(modelo_id, color_id, talla, cantidad) group by 1, 2, 3),
  bloqueadas as (
    select v.id, p.cantidad, p.cantidad <= case
        when signo > 0 then case donde when 'segunda' then v.segunda - v.reservado_segunda
          when 'outlet' then v.outlet - v.reservado_outlet else v.libre end
        else case donde when 'segunda' then v.reservado_segunda when 'outlet' then v.reservado_outlet else v.reservado end
      end as bastan
    from modelo_variantes v
      join pedidas p on p.modelo_id = v.modelo_id and p.color_id = v.color_id and p.talla = v.talla
    order by v.id for update of v),
  cambiadas as (
    update modelo_variantes v set modificado_en = now(),
      reservado = v.reservado + case when donde = 'almacen' then signo * b.cantidad else 0 end,
      reservado_segunda = v.reservado_segunda + case when donde = 'segunda' then signo * b.cantidad else 0 end,
      reservado_outlet = v.reservado_outlet + case when donde = 'outlet' then signo * b.cantidad else 0 end
    from bloqueadas b
    where v.id = b.id and (select count(*) filter (where bastan) from bloqueadas) = (select count(*) from pedidas)
    returning v.id)
  select (select count(*) from cambiadas) = (select count(*) from pedidas) into hecho;
  return hecho;
end
$$;--> statement-breakpoint
-- Ends a transaction in which what it stands on is no longer so; it may be tried again.
create function exigir(cumplido boolean) returns void language plpgsql as $$
begin
  if cumplido is not true then raise exception 'What the transaction stands on is no longer so.' using errcode = 'serialization_failure'; end if;
end
$$;
