import { devoluciones } from '@telar/contract/facturacion/devoluciones'
import { lazy } from 'react'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { AL_LADO_DEL_PEDIDO } from '../../ventas/pedidos/slots.ts'

const DevolucionesDelPedido = lazy(() => import('./DevolucionesDelPedido.tsx'))

export default {
  fills: [fill(AL_LADO_DEL_PEDIDO, DevolucionesDelPedido, devoluciones.search.access)],
} satisfies Contribution
