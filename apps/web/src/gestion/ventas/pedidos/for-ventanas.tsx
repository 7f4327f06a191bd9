import { lazyRouteComponent } from '@tanstack/react-router'
import type { Contribution } from '../../declare/contribution.ts'
import { word } from '../../words.ts'

export default {
  tabs: [
    {
      name: 'pedidos',
      label: word('Pedidos', 'Orders', 'Encomendas', 'Comandes'),
      stored: true,
      Component: lazyRouteComponent(() => import('./PlazosDeVentana.tsx'), 'PlazosDeVentana'),
    },
  ],
} satisfies Contribution
