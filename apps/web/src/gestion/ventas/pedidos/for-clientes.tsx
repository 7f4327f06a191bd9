import { lazyRouteComponent } from '@tanstack/react-router'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { MENU_DEL_CLIENTE } from '../../clientes/clientes/slots.ts'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { word } from '../../words.ts'
import { NuevoPedido } from './NuevoPedido.tsx'

export default {
  tabs: [
    {
      name: 'pedidos',
      label: word('Pedidos', 'Orders', 'Encomendas', 'Comandes'),
      after: 'contactos',
      stored: true,
      Component: lazyRouteComponent(() => import('./PedidosDelCliente.tsx'), 'PedidosDelCliente'),
    },
  ],
  fills: [fill(MENU_DEL_CLIENTE, NuevoPedido, pedidos.create.access)],
} satisfies Contribution
