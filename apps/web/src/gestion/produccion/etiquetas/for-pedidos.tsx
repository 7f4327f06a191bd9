import { lazyRouteComponent } from '@tanstack/react-router'
import { etiquetas } from '@telar/contract/produccion/etiquetas'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { AL_LADO_DEL_PEDIDO } from '../../ventas/pedidos/slots.ts'

const DelPedido = lazyRouteComponent(() => import('./DelPedido.tsx'), 'DelPedido')

export default {
  fills: [fill(AL_LADO_DEL_PEDIDO, DelPedido, etiquetas.celdas.access)],
} satisfies Contribution
