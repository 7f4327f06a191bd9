import { lazyRouteComponent } from '@tanstack/react-router'
import { reparto } from '@telar/contract/produccion/reparto'
import type { Contribution } from '../../declare/contribution.ts'
import { word } from '../../words.ts'

export default {
  tabs: [
    {
      name: 'reparto',
      label: word('Reparto', 'Allocation', 'Repartição', 'Repartiment'),
      stored: true,
      access: reparto.get.access,
      Component: lazyRouteComponent(() => import('./Reparto.tsx'), 'Reparto'),
    },
  ],
} satisfies Contribution
