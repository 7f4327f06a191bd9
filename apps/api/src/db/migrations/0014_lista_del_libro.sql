CREATE VIEW "public"."movimientos_lista" AS (
  select l.id, l.cuando, l.quien, l.causa, l.modelo_id, m.numero as modelo, m.nombre, l.color_id, c.nombre as color,
    l.talla, l.cantidad, l.de, l.a, l.pedido_id, p.numero as pedido, coalesce(p.cliente_id, f.cliente_id) as cliente_id,
    k.razon_social as cliente, l.entrega_id, e.numero as entrega, l.orden_id, o.numero as orden, l.factura_id,
    f.numero_completo as factura, l.recuento_id, l.motivo
  from movimientos l
    left join modelos m on m.id = l.modelo_id
    left join colores c on c.id = l.color_id
    left join pedidos p on p.id = l.pedido_id
    left join entregas e on e.id = l.entrega_id
    left join ordenes_fab o on o.id = l.orden_id
    left join facturas f on f.id = l.factura_id
    left join clientes k on k.id = coalesce(p.cliente_id, f.cliente_id));