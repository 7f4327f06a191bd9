import type { Embalaje } from '@telar/contract/ventas/cajas'
import type { Pedido } from '@telar/contract/ventas/pedidos'
import { enCajas } from '@telar/domain/ventas/embalar'
import { pendiente } from '@telar/domain/ventas/pedido'
import { valorDelPedido } from '../pedidos/por-salir.ts'

/** What the garments in the boxes come to, as their invoice will say. */
export const valorEnCajas = (pedido: Pedido, { cajas }: Pick<Embalaje, 'cajas'>): number =>
  valorDelPedido(pedido, ({ modeloId, colorId, tallasCantidades }) =>
    tallasCantidades.reduce(
      (n, celda) => n + Math.min(pendiente(celda), enCajas(cajas, { modeloId, colorId, talla: celda.talla })),
      0,
    ),
  )
