import type { Embalaje } from '@telar/contract/ventas/cajas'
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { enCajas } from '@telar/domain/ventas/embalar'
import { pendiente } from '@telar/domain/ventas/pedido'
import { valorDe } from '@telar/domain/ventas/totales'

/** What the garments in the boxes come to, with the order's discounts and taxes. */
export const valorEnCajas = (pedido: Pedido, { cajas }: Pick<Embalaje, 'cajas'>): number =>
  valorDe(
    pedido,
    pedido.lineas.map(({ modeloId, colorId, precio, dto, tallasCantidades }) => ({
      ...{ precio, dto },
      cantidad: tallasCantidades.reduce(
        (n, celda) => n + Math.min(pendiente(celda), enCajas(cajas, { modeloId, colorId, talla: celda.talla })),
        0,
      ),
    })),
  )
