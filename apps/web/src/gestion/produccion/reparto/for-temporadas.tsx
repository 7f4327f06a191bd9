import { lazyRouteComponent } from '@tanstack/react-router'
import { reparto } from '@telar/contract/produccion/reparto'
import type { Contribution } from '../../declare/contribution.ts'
import { word } from '../../words.ts'

export default {
  tabs: [
    {
      name: 'liberacion',
      label: word('Asignado', 'Allocated', 'Atribuído', 'Assignat'),
      stored: true,
      access: reparto.liberacion.access,
      Component: lazyRouteComponent(() => import('./Liberacion.tsx'), 'Liberacion'),
    },
  ],
} satisfies Contribution
