import { inArray, sql } from 'drizzle-orm'
import { type ConColor, queCambianDeColor } from '../catalogo/colores/fusion.ts'
import { run } from '../db/rows.ts'
import { entregaLineasTable } from '../db/schema/ventas/entregas.ts'
import { pedidoLineasTable } from '../db/schema/ventas/pedidos.ts'

const lineas = queCambianDeColor('pedido_lineas', pedidoLineasTable, pedidoLineasTable.colorId)
const entregas = queCambianDeColor('entrega_lineas', entregaLineasTable, entregaLineasTable.colorId)

/** Orders and their delivery notes keep their lines as they were sold, under the colour's new name; carts add what meets in one cell. */
export const coloresDeVentas: readonly ConColor[] = [
  {
    ...lineas,
    fusionar: async (db, fusion) => {
      await lineas.fusionar(db, fusion)
      await entregas.fusionar(db, fusion)
      await run(
        db,
        sql`
        insert into caja_prendas as l (caja_id, modelo_id, color_id, talla, cantidad)
        select caja_id, modelo_id, ${fusion.destinoId}, talla, sum(cantidad)
        from caja_prendas where ${inArray(sql`color_id`, fusion.origenIds)} group by caja_id, modelo_id, talla
        on conflict (caja_id, modelo_id, color_id, talla) do update set cantidad = l.cantidad + excluded.cantidad`,
      )
      await run(db, sql`delete from caja_prendas where ${inArray(sql`color_id`, fusion.origenIds)}`)
      await run(
        db,
        sql`
        insert into oleada_celdas as l (oleada_id, pedido_id, modelo_id, color_id, talla, cantidad, cogidas, faltan, motivo)
        select oleada_id, pedido_id, modelo_id, ${fusion.destinoId}, talla, sum(cantidad), sum(cogidas), sum(faltan), max(motivo)
        from oleada_celdas where ${inArray(sql`color_id`, fusion.origenIds)} group by oleada_id, pedido_id, modelo_id, talla
        on conflict (oleada_id, pedido_id, modelo_id, color_id, talla) do update set cantidad = l.cantidad + excluded.cantidad,
          cogidas = l.cogidas + excluded.cogidas, faltan = l.faltan + excluded.faltan`,
      )
      await run(db, sql`delete from oleada_celdas where ${inArray(sql`color_id`, fusion.origenIds)}`)
      await run(
        db,
        sql`
        insert into cart_lineas as l (cart_id, modelo_id, color_id, talla, cantidad, precio)
        select cart_id, modelo_id, ${fusion.destinoId}, talla, least(sum(cantidad), 9999), max(precio)
        from cart_lineas where ${inArray(sql`color_id`, fusion.origenIds)} group by cart_id, modelo_id, talla
        on conflict (cart_id, modelo_id, color_id, talla) do update set cantidad = least(l.cantidad + excluded.cantidad, 9999)`,
      )
    },
  },
]
