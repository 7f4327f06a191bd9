import { appsettings } from '@telar/contract/casa/appsettings'
import { Settings } from 'lucide-react'
import { lazy } from 'react'
import { customScreen } from '../../declare/custom-screen.ts'
import { LABELS } from './labels.ts'

export default customScreen({
  area: 'ajustes',
  icon: Settings,
  order: 10,
  go: 's',
  noun: {
    es: { one: 'ajuste', many: 'ajustes' },
    en: { one: 'setting', many: 'settings' },
    pt: { one: 'definição', many: 'definições', gender: 'f' },
    ca: { one: 'paràmetre', many: 'configuració' },
  },
  needs: appsettings.update.access,
  table: 'app_settings',
  labels: LABELS,
  Component: lazy(() => import('./Ajustes.tsx')),
})
