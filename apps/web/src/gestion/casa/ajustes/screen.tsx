import { lazyRouteComponent } from '@tanstack/react-router'
import { appsettings } from '@telar/contract/casa/appsettings'
import { Settings } from 'lucide-react'
import { customScreen, labelled } from '../../declare/head.ts'
import { keysOf } from '../../keys-of.ts'
import { LABELS } from './labels.ts'
import { PARTES } from './partes.ts'

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
  places: keysOf(PARTES).map((parte) => ({ label: PARTES[parte], search: { parte } })),
  needs: appsettings.update.access,
  table: 'app_settings',
  loads: (read) => read(appsettings.get, {}),
  Component: lazyRouteComponent(() => import('./Ajustes.tsx')),
})

export default labelled(LABELS)
