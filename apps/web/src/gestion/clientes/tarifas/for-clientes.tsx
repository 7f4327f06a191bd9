import { lazyRouteComponent } from '@tanstack/react-router'
import { tarifas } from '@telar/contract/clientes/tarifas'
import type { Contribution } from '../../declare/contribution.ts'
import { PAGINA } from './paginas.ts'

export default {
  tabs: [
    {
      name: 'precios',
      label: PAGINA.precios,
      after: 'condiciones',
      stored: true,
      access: tarifas.deCliente.access,
      Component: lazyRouteComponent(() => import('./PreciosDelCliente.tsx'), 'PreciosDelCliente'),
    },
  ],
} satisfies Contribution
