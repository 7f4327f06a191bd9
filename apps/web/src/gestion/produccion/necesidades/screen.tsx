import { lazyRouteComponent } from '@tanstack/react-router'
import { necesidades } from '@telar/contract/produccion/necesidades'
import { Calculator } from 'lucide-react'
import { customScreen } from '../../declare/head.ts'

export const head = customScreen({
  area: 'produccion',
  icon: Calculator,
  order: 15,
  noun: {
    es: { one: 'necesidad', many: 'necesidades', gender: 'f' },
    en: { one: 'need', many: 'needs' },
    pt: { one: 'necessidade', many: 'necessidades', gender: 'f' },
    ca: { one: 'necessitat', many: 'necessitats', gender: 'f' },
  },
  needs: necesidades.necesidades.access,
  Component: lazyRouteComponent(() => import('./Necesidades.tsx')),
})
