import { lazyRouteComponent } from '@tanstack/react-router'
import { appsettings } from '@telar/contract/casa/appsettings'
import { Settings } from 'lucide-react'
import { customScreen, labelled } from '../../declare/head.ts'
import { LABELS } from './labels.ts'

export const head = customScreen({
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
  loads: (read) => read(appsettings.get, {}),
  Component: lazyRouteComponent(() => import('./Ajustes.tsx')),
})

export default labelled(LABELS)
