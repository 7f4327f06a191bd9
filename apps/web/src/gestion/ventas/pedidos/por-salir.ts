import type { Pedido } from '@telar/contract/ventas/pedidos'
import { pendienteDe } from '@telar/domain/ventas/pedido'
import { valorDe } from '@telar/domain/ventas/totales'

/** What an order still has to serve comes to, with its discounts and taxes. */
export const porSalir = (pedido: Pedido): number =>
  valorDe(
    pedido,
    pedido.lineas.map(({ precio, dto, tallasCantidades }) => ({
      ...{ precio, dto },
      cantidad: pendienteDe(tallasCantidades),
    })),
  )
