CREATE VIEW "public"."clientes_lista" AS (
  select c.id, c.version, c.creado_en, c.modificado_en, c.codigo, c.razon_social, c.nombre_comercial, c.nif, c.email,
    c.telefono, c.country_id, p.iso2 as pais, c.direccion_fiscal ->> 'ciudad' as ciudad, c.provincia,
    c.recargo_equivalencia, c.vies_resultado, c.forma_pago, c.comercial_id, r.nombre as comercial, c.idioma,
    (select count(*)::int from users u where u.cliente_id = c.id) as users, c.bloqueado
  from clientes c join countries p on p.id = c.country_id left join comerciales r on r.id = c.comercial_id);--> statement-breakpoint
CREATE VIEW "public"."contactos_lista" AS (
  select k.id, k.version, k.creado_en, k.modificado_en, k.cliente_id, k.proveedor_id, k.comercial_id,
    k.contacto_tipo_id, k.nombre, k.medios, coalesce(c.razon_social, p.razon_social, r.nombre) as dueno,
    t.nombre as tipo,
    (select coalesce(string_agg(m ->> 'valor', ', '), '') from jsonb_array_elements(k.medios) m) as datos
  from contactos k
    join contacto_tipos t on t.id = k.contacto_tipo_id
    left join clientes c on c.id = k.cliente_id
    left join proveedores p on p.id = k.proveedor_id
    left join comerciales r on r.id = k.comercial_id);--> statement-breakpoint
CREATE VIEW "public"."registers_lista" AS (
  select g.id, g.version, g.creado_en, g.modificado_en, g.tipo, g.nombre, g.email, g.telefono, g.country_id,
    p.iso2 as pais, g.direccion, g.nif, g.licencia, g.idioma,
    case when g.estado = 'aprobado' and g.caduca_en <= now() then 'caducado' else g.estado end as estado,
    g.visitado, g.motivo, g.caduca_en, g.cliente_id, c.razon_social as cliente, g.resuelto_en, g.resuelto_por
  from registers g left join countries p on p.id = g.country_id left join clientes c on c.id = g.cliente_id);