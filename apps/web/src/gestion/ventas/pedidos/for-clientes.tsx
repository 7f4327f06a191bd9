import { lazyRouteComponent } from '@tanstack/react-router'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { ShoppingBag } from 'lucide-react'
import { CLIENTE } from '../../clientes/clientes/cliente-texts.ts'
import { MENU_DEL_CLIENTE } from '../../clientes/clientes/slots.ts'
import { type Contribution, fill } from '../../declare/contribution.ts'
import { hrefOf, NEW } from '../../place.ts'
import { word } from '../../words.ts'

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
  fills: [
    fill(MENU_DEL_CLIENTE, {
      name: 'pedido',
      place: 'menu',
      icon: ShoppingBag,
      label: CLIENTE.newOrder,
      access: pedidos.create.access,
      run: ({ id }, { go }) => go(hrefOf('pedidos', NEW, { cliente: id })),
    }),
  ],
} satisfies Contribution
