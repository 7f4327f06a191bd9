import { lazyRouteComponent } from '@tanstack/react-router'
import { ubicaciones } from '@telar/contract/almacen/ubicaciones'
import type { Contribution } from '../../declare/contribution.ts'
import { ESTANTES } from './ubicacion-texts.ts'

export default {
  tabs: [
    {
      name: 'estantes',
      label: ESTANTES.titulo,
      after: 'movimientos',
      stored: true,
      access: ubicaciones.deModelo.access,
      Component: lazyRouteComponent(() => import('./EstantesDelModelo.tsx'), 'EstantesDelModelo'),
    },
  ],
} satisfies Contribution
