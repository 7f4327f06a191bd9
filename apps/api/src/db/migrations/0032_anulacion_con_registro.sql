-- Whoever issues or annuls an invoice tells the chain in the same transaction: looked at when it ends, by when both are written.
create function factura_registrada() returns trigger
language plpgsql
as $$
begin
  if not exists (
    select from registros_facturacion r
    where r.factura_id = new.id and r.clase = case new.estado when 'anulada' then 'anulacion' else 'alta' end) then
    raise exception 'Invoice % is % without a record of it.', new.numero_completo, new.estado using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger registrada after update on facturas deferrable initially deferred for each row
  when (new.estado <> 'borrador' and new.estado <> old.estado) execute function factura_registrada();
