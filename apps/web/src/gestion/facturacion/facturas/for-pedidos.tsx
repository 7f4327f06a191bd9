import { facturas } from '@telar/contract/facturacion/facturas'
import { lazy } from 'react'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { ACCIONES_DEL_PEDIDO, AL_LADO_DEL_PEDIDO } from '../../ventas/pedidos/slots.ts'
import { FacturarPedido } from './FacturarPedido.tsx'

const FacturasDelPedido = lazy(() => import('./FacturasDelPedido.tsx'))

export default {
  fills: [
    fill(ACCIONES_DEL_PEDIDO, FacturarPedido, facturas.create.access),
    fill(AL_LADO_DEL_PEDIDO, FacturasDelPedido, facturas.dePedido.access),
  ],
} satisfies Contribution
