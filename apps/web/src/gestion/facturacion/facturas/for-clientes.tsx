import { lazyRouteComponent } from '@tanstack/react-router'
import type { Contribution } from '../../declare/contribution.ts'
import { word } from '../../words.ts'

export default {
  tabs: [
    {
      name: 'facturas',
      label: word('Facturas', 'Invoices', 'Faturas', 'Factures'),
      after: 'pedidos',
      stored: true,
      Component: lazyRouteComponent(() => import('./FacturasDelCliente.tsx'), 'FacturasDelCliente'),
    },
  ],
} satisfies Contribution
