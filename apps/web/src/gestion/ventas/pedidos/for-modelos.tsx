import { lazyRouteComponent } from '@tanstack/react-router'
import { pedidos } from '@telar/contract/ventas/pedidos'
import type { Contribution } from '../../declare/contribution.ts'
import { word } from '../../words.ts'

export default {
  tabs: [
    {
      name: 'pedidos',
      label: word('Pedidos', 'Orders', 'Encomendas', 'Comandes'),
      stored: true,
      access: pedidos.deModelo.access,
      Component: lazyRouteComponent(() => import('./PedidosDelModelo.tsx'), 'PedidosDelModelo'),
    },
  ],
} satisfies Contribution
