import { lazyRouteComponent } from '@tanstack/react-router'
import { tarifas } from '@telar/contract/clientes/tarifas'
import type { Contribution } from '../../declare/contribution.ts'
import { PAGINA } from './paginas.ts'

export default {
  tabs: [
    {
      name: 'precios',
      label: PAGINA.precios,
      stored: true,
      access: tarifas.deModelo.access,
      Component: lazyRouteComponent(() => import('./PreciosDelModelo.tsx'), 'PreciosDelModelo'),
    },
  ],
} satisfies Contribution
