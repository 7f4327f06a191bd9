-- References that point up the ladder of the areas stay as they are: contactos → proveedores, users → clientes and
-- comerciales. The tables' declarations no longer name them.
--
-- Tells every process which table changed, when the transaction commits, and the writing process before that.
create or replace function avisar() returns trigger
language plpgsql
as $$
declare
  tocadas text := coalesce(current_setting('telar.tocadas', true), '');
begin
  perform pg_notify('telar_cambios', tg_table_name);
  if position(' ' || tg_table_name || ' ' in tocadas) = 0 then
    perform set_config('telar.tocadas', tocadas || ' ' || tg_table_name || ' ', true);
  end if;
  return null;
end
$$;
--> statement-breakpoint
drop trigger if exists auditar on app_settings;
--> statement-breakpoint
drop trigger if exists avisar on app_settings;
--> statement-breakpoint
drop trigger if exists auditar on caja_dias;
--> statement-breakpoint
drop trigger if exists avisar on caja_dias;
--> statement-breakpoint
drop trigger if exists auditar on caja_movimientos;
--> statement-breakpoint
drop trigger if exists avisar on caja_movimientos;
--> statement-breakpoint
drop trigger if exists auditar on clientes;
--> statement-breakpoint
drop trigger if exists avisar on clientes;
--> statement-breakpoint
drop trigger if exists auditar on cobros;
--> statement-breakpoint
drop trigger if exists avisar on cobros;
--> statement-breakpoint
drop trigger if exists auditar on colecciones;
--> statement-breakpoint
drop trigger if exists avisar on colecciones;
--> statement-breakpoint
drop trigger if exists auditar on colores;
--> statement-breakpoint
drop trigger if exists avisar on colores;
--> statement-breakpoint
drop trigger if exists auditar on comerciales;
--> statement-breakpoint
drop trigger if exists avisar on comerciales;
--> statement-breakpoint
drop trigger if exists auditar on consumos;
--> statement-breakpoint
drop trigger if exists avisar on consumos;
--> statement-breakpoint
drop trigger if exists auditar on contacto_medio_tipos;
--> statement-breakpoint
drop trigger if exists avisar on contacto_medio_tipos;
--> statement-breakpoint
drop trigger if exists auditar on contacto_tipos;
--> statement-breakpoint
drop trigger if exists avisar on contacto_tipos;
--> statement-breakpoint
drop trigger if exists auditar on contactos;
--> statement-breakpoint
drop trigger if exists avisar on contactos;
--> statement-breakpoint
drop trigger if exists avisar on correos;
--> statement-breakpoint
drop trigger if exists auditar on countries;
--> statement-breakpoint
drop trigger if exists avisar on countries;
--> statement-breakpoint
drop trigger if exists auditar on entradas;
--> statement-breakpoint
drop trigger if exists avisar on entradas;
--> statement-breakpoint
drop trigger if exists auditar on escandallo_lineas;
--> statement-breakpoint
drop trigger if exists avisar on escandallo_lineas;
--> statement-breakpoint
drop trigger if exists auditar on escandallos;
--> statement-breakpoint
drop trigger if exists avisar on escandallos;
--> statement-breakpoint
drop trigger if exists auditar on factura_lineas;
--> statement-breakpoint
drop trigger if exists avisar on factura_lineas;
--> statement-breakpoint
drop trigger if exists auditar on facturas;
--> statement-breakpoint
drop trigger if exists avisar on facturas;
--> statement-breakpoint
drop trigger if exists auditar on faq;
--> statement-breakpoint
drop trigger if exists avisar on faq;
--> statement-breakpoint
drop trigger if exists avisar on imagenes;
--> statement-breakpoint
drop trigger if exists auditar on liquidaciones;
--> statement-breakpoint
drop trigger if exists avisar on liquidaciones;
--> statement-breakpoint
drop trigger if exists auditar on materias;
--> statement-breakpoint
drop trigger if exists avisar on materias;
--> statement-breakpoint
drop trigger if exists auditar on modelo_colecciones;
--> statement-breakpoint
drop trigger if exists avisar on modelo_colecciones;
--> statement-breakpoint
drop trigger if exists auditar on modelo_fotos;
--> statement-breakpoint
drop trigger if exists avisar on modelo_fotos;
--> statement-breakpoint
drop trigger if exists auditar on modelo_tipos;
--> statement-breakpoint
drop trigger if exists avisar on modelo_tipos;
--> statement-breakpoint
drop trigger if exists auditar on modelo_variantes;
--> statement-breakpoint
drop trigger if exists avisar on modelo_variantes;
--> statement-breakpoint
drop trigger if exists auditar on modelos;
--> statement-breakpoint
drop trigger if exists avisar on modelos;
--> statement-breakpoint
drop trigger if exists auditar on orden_fab_celdas;
--> statement-breakpoint
drop trigger if exists avisar on orden_fab_celdas;
--> statement-breakpoint
drop trigger if exists auditar on ordenes_fab;
--> statement-breakpoint
drop trigger if exists avisar on ordenes_fab;
--> statement-breakpoint
drop trigger if exists auditar on pases;
--> statement-breakpoint
drop trigger if exists avisar on pases;
--> statement-breakpoint
drop trigger if exists auditar on pedido_lineas;
--> statement-breakpoint
drop trigger if exists avisar on pedido_lineas;
--> statement-breakpoint
drop trigger if exists auditar on pedidos;
--> statement-breakpoint
drop trigger if exists avisar on pedidos;
--> statement-breakpoint
drop trigger if exists auditar on pieza_ajustes;
--> statement-breakpoint
drop trigger if exists avisar on pieza_ajustes;
--> statement-breakpoint
drop trigger if exists auditar on piezas;
--> statement-breakpoint
drop trigger if exists avisar on piezas;
--> statement-breakpoint
drop trigger if exists auditar on proveedores;
--> statement-breakpoint
drop trigger if exists avisar on proveedores;
--> statement-breakpoint
drop trigger if exists avisar on refresh_tokens;
--> statement-breakpoint
drop trigger if exists auditar on registers;
--> statement-breakpoint
drop trigger if exists avisar on registers;
--> statement-breakpoint
drop trigger if exists avisar on registros_facturacion;
--> statement-breakpoint
drop trigger if exists auditar on role_permissions;
--> statement-breakpoint
drop trigger if exists avisar on role_permissions;
--> statement-breakpoint
drop trigger if exists auditar on roles;
--> statement-breakpoint
drop trigger if exists avisar on roles;
--> statement-breakpoint
drop trigger if exists auditar on temporadas;
--> statement-breakpoint
drop trigger if exists avisar on temporadas;
--> statement-breakpoint
drop trigger if exists auditar on user_roles;
--> statement-breakpoint
drop trigger if exists avisar on user_roles;
--> statement-breakpoint
drop trigger if exists auditar on users;
--> statement-breakpoint
drop trigger if exists avisar on users;
--> statement-breakpoint
drop trigger if exists auditar on web_banners;
--> statement-breakpoint
drop trigger if exists avisar on web_banners;
--> statement-breakpoint
create trigger auditar after insert or update or delete on app_settings for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on app_settings for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on caja_dias for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on caja_dias for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on caja_movimientos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on caja_movimientos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on clientes for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on clientes for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on cobros for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on cobros for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on colecciones for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on colecciones for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on colores for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on colores for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on comerciales for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on comerciales for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on consumos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on consumos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on contacto_medio_tipos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on contacto_medio_tipos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on contacto_tipos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on contacto_tipos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on contactos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on contactos for each statement execute function avisar();
--> statement-breakpoint
create trigger avisar after insert on correos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on countries for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on countries for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on entradas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on entradas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on escandallo_lineas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on escandallo_lineas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on escandallos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on escandallos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on factura_lineas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on factura_lineas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on facturas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on facturas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on faq for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on faq for each statement execute function avisar();
--> statement-breakpoint
create trigger avisar after insert or update of huella or delete or truncate on imagenes for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on liquidaciones for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on liquidaciones for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on materias for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on materias for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on modelo_colecciones for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on modelo_colecciones for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on modelo_fotos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on modelo_fotos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on modelo_tipos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on modelo_tipos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update of modelo_id, color_id, talla, ean, stock, disponible_web or delete on modelo_variantes for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update of modelo_id, color_id, talla, disponible_web or delete or truncate on modelo_variantes for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on modelos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on modelos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on orden_fab_celdas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on orden_fab_celdas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on ordenes_fab for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on ordenes_fab for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on pases for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on pases for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on pedido_lineas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on pedido_lineas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on pedidos for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on pedidos for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on pieza_ajustes for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on pieza_ajustes for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on piezas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on piezas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on proveedores for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on proveedores for each statement execute function avisar();
--> statement-breakpoint
create trigger avisar after update of revocado_en on refresh_tokens for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on registers for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on registers for each statement execute function avisar();
--> statement-breakpoint
create trigger avisar after insert on registros_facturacion for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on role_permissions for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on role_permissions for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on roles for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on roles for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on temporadas for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on temporadas for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on user_roles for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on user_roles for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on users for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on users for each statement execute function avisar();
--> statement-breakpoint
create trigger auditar after insert or update or delete on web_banners for each row execute function auditar();
--> statement-breakpoint
create trigger avisar after insert or update or delete or truncate on web_banners for each statement execute function avisar();
