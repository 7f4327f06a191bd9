import { lazyRouteComponent } from '@tanstack/react-router'
import { tarifas } from '@telar/contract/clientes/tarifas'
import type { Contribution } from '../../declare/contribution.ts'
import { TARIFA } from './tarifa-texts.ts'

export default {
  tabs: [
    {
      name: 'precios',
      label: TARIFA.precios,
      after: 'condiciones',
      stored: true,
      access: tarifas.deCliente.access,
      Component: lazyRouteComponent(() => import('./PreciosDelCliente.tsx'), 'PreciosDelCliente'),
    },
  ],
} satisfies Contribution
