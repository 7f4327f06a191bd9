import { lazyRouteComponent } from '@tanstack/react-router'
import { clientes } from '@telar/contract/clientes/clientes'
import type { Contribution } from '../../declare/contribution.ts'
import { PAGINA } from './paginas.ts'

export default {
  tabs: [
    {
      name: 'precios',
      label: PAGINA.precios,
      stored: true,
      access: clientes.search.access,
      Component: lazyRouteComponent(() => import('./DelGrupo.tsx'), 'DelGrupo'),
    },
  ],
} satisfies Contribution
