import { lazyRouteComponent } from '@tanstack/react-router'
import { movimientos } from '@telar/contract/almacen/movimientos'
import type { Contribution } from '../../declare/contribution.ts'
import { MOVIMIENTO } from './movimiento-texts.ts'

export default {
  tabs: [
    {
      name: 'movimientos',
      label: MOVIMIENTO.titulo,
      after: 'pedidos',
      stored: true,
      access: movimientos.search.access,
      Component: lazyRouteComponent(() => import('./MovimientosDelCliente.tsx'), 'MovimientosDelCliente'),
    },
  ],
} satisfies Contribution
