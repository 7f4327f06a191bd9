CREATE VIEW "public"."entregas_lista" AS (
  select e.id, e.version, e.creado_en, e.modificado_en, e.numero, e.pedido_id, p.numero as pedido, e.cliente_id,
    c.razon_social as cliente, p.comercial_id, e.fecha, e.quien, e.nota, e.prendas,
    (select coalesce(sum(l.devuelta), 0)::int from entrega_lineas l where l.entrega_id = e.id) as devueltas
  from entregas e join pedidos p on p.id = e.pedido_id join clientes c on c.id = e.cliente_id);
--> statement-breakpoint
-- Notes of before say what they say today.
insert into papeles (clase, documento_id, revision, contenido, huella)
select 'albaran', d.id, 1, d.contenido, encode(sha256(convert_to(d.contenido::text, 'UTF8')), 'hex')
from (
  select e.id, jsonb_build_object('numero', e.numero, 'fecha', e.fecha, 'nota', e.nota, 'pedido', p.numero,
    'referenciaCliente', p.referencia_cliente, 'direccionEnvio', p.direccion_envio,
    'cliente', jsonb_build_object('razonSocial', c.razon_social, 'nif', c.nif, 'direccionFiscal', c.direccion_fiscal,
      'idioma', c.idioma),
    'empresa', jsonb_build_object('marca', s.empresa -> 'marca', 'razonSocial', s.empresa -> 'razonSocial',
      'direccion', s.empresa -> 'direccion', 'codigoPostal', s.empresa -> 'codigoPostal', 'ciudad', s.empresa -> 'ciudad',
      'nif', s.empresa -> 'nif'),
    'lineas', coalesce((
      select jsonb_agg(jsonb_build_object('modeloId', l.modelo_id, 'numero', m.numero, 'nombre', m.nombre, 'tallas', m.tallas,
        'color', k.nombre, 'hex', k.hex, 'tallasCantidades', l.celdas) order by l.linea)
      from (
        select pedido_linea_id as linea, modelo_id, color_id,
          jsonb_agg(jsonb_build_object('talla', talla, 'cantidad', cantidad) order by id) as celdas
        from entrega_lineas where entrega_id = e.id group by 1, 2, 3) l
        join modelos m on m.id = l.modelo_id join colores k on k.id = l.color_id), '[]')) as contenido
  from entregas e join pedidos p on p.id = e.pedido_id join clientes c on c.id = e.cliente_id, app_settings s) d;
