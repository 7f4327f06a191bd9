import type { Pedido } from '@telar/contract/ventas/pedidos'
import { pendienteDe } from '@telar/domain/ventas/pedido'
import { valorDe } from '@telar/domain/ventas/totales'

type Cantidades = (linea: Pedido['lineas'][number]) => number

/** What some garments of each line of an order come to on their invoice. */
export const valorDelPedido = (pedido: Pedido, cuantas: Cantidades): number =>
  valorDe(
    { ...pedido, tipos: pedido.importes },
    pedido.lineas.map((linea) => ({ precio: linea.precio, dto: linea.dto, cantidad: cuantas(linea) })),
  )

/** What an order still has to serve comes to. */
export const porSalir = (pedido: Pedido): number =>
  valorDelPedido(pedido, ({ tallasCantidades }) => pendienteDe(tallasCantidades))
