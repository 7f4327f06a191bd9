import { lazyRouteComponent } from '@tanstack/react-router'
import { etiquetas } from '@telar/contract/produccion/etiquetas'
import type { Contribution } from '../../declare/contribution.ts'
import { ETIQUETAS } from './etiquetas-texts.ts'

export default {
  tabs: [
    {
      name: 'etiquetas',
      label: ETIQUETAS.titulo,
      after: 'variantes',
      stored: true,
      access: etiquetas.celdas.access,
      Component: lazyRouteComponent(() => import('./DelModelo.tsx'), 'DelModelo'),
    },
  ],
} satisfies Contribution
