import { lazyRouteComponent } from '@tanstack/react-router'
import { ordenesfab } from '@telar/contract/produccion/ordenesfab'
import type { Contribution } from '../../declare/contribution.ts'
import { word } from '../../words.ts'

export default {
  tabs: [
    {
      name: 'fabricacion',
      label: word('Fabricación', 'Manufacturing', 'Fabrico', 'Fabricació'),
      after: 'pedidos',
      stored: true,
      access: ordenesfab.search.access,
      Component: lazyRouteComponent(() => import('./OrdenesDelModelo.tsx'), 'OrdenesDelModelo'),
    },
  ],
} satisfies Contribution
