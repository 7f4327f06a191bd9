CREATE INDEX "facturas_abiertas" ON "facturas" USING btree ("cliente_id","pendiente") WHERE "facturas"."estado" = 'emitida' and "facturas"."pendiente" <> 0;--> statement-breakpoint
-- What is still open of the instalments that fall due by a day: payments cover the first ones first.
create function abierto_hasta(vencimientos jsonb, cobrado numeric, dia date) returns numeric
language sql immutable parallel safe
return (
  select coalesce(sum(importe - sign(importe) * least(greatest(abs(cobrado) - antes, 0), abs(importe))), 0)
  from (
    select (v ->> 'fecha')::date as fecha, (v ->> 'importe')::numeric as importe,
      coalesce(sum(abs((v ->> 'importe')::numeric)) over (order by n rows between unbounded preceding and 1 preceding), 0) as antes
    from jsonb_array_elements(vencimientos) with ordinality as t(v, n)) cada
  where fecha <= dia);
