import { necesidades } from '@telar/contract/produccion/necesidades'
import { Calculator } from 'lucide-react'
import { lazy } from 'react'
import { customScreen } from '../../declare/custom-screen.ts'

export default customScreen({
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
  Component: lazy(() => import('./Necesidades.tsx')),
})
