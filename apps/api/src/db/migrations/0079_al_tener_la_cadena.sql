-- The next number of a series of invoices. Its row stays locked until the transaction ends. Nothing, where the date is
-- before the last one of the series, or the series would begin before the last invoice of any other.
create function siguiente_factura(la_serie text, el_ejercicio int, el_dia date) returns int
language plpgsql
as $$
declare
  numero int;
begin
  insert into contadores as c (serie, ejercicio, ultimo, fecha)
  select la_serie, el_ejercicio, 1, el_dia
  where not exists (select from contadores where serie = la_serie and ejercicio > el_ejercicio and ultimo > 0)
    and (not exists (select from contadores where fecha > el_dia)
      or exists (select from contadores where serie = la_serie and ejercicio = el_ejercicio and ultimo > 0))
  on conflict (serie, ejercicio) do update set ultimo = c.ultimo + 1, fecha = excluded.fecha
    where c.fecha is null or c.fecha <= excluded.fecha
  returning ultimo into numero;
  return numero;
end
$$;
--> statement-breakpoint
-- By which way invoices leave electronically, as it is by the time this is asked, not by when its statement began.
create function electronica_por_ahora() returns jsonb
language plpgsql
as $$
begin
  return (select electronica from app_settings);
end
$$;
