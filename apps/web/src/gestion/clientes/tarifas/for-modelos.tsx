import { lazyRouteComponent } from '@tanstack/react-router'
import { tarifas } from '@telar/contract/clientes/tarifas'
import type { Contribution } from '../../declare/contribution.ts'
import { TARIFA } from './tarifa-texts.ts'

export default {
  tabs: [
    {
      name: 'precios',
      label: TARIFA.precios,
      stored: true,
      access: tarifas.deModelo.access,
      Component: lazyRouteComponent(() => import('./PreciosDelModelo.tsx'), 'PreciosDelModelo'),
    },
  ],
} satisfies Contribution
