import { lazyRouteComponent } from '@tanstack/react-router'
import { escandallos } from '@telar/contract/produccion/escandallos'
import type { Contribution } from '../../declare/contribution.ts'
import { word } from '../../words.ts'

export default {
  tabs: [
    {
      name: 'escandallo',
      label: word('Escandallo', 'Cost sheet', 'Ficha de custo', 'Escandall'),
      stored: true,
      access: escandallos.getEscandallo.access,
      Component: lazyRouteComponent(() => import('./Escandallo.tsx'), 'Escandallo'),
    },
  ],
} satisfies Contribution
