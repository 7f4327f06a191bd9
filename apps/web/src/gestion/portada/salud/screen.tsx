import { lazyRouteComponent } from '@tanstack/react-router'
import { salud } from '@telar/contract/portada/salud'
import { HeartPulse } from 'lucide-react'
import { customScreen } from '../../declare/head.ts'

export const head = customScreen({
  area: 'ajustes',
  icon: HeartPulse,
  order: 80,
  noun: {
    es: { one: 'estado de la casa', many: 'estado de la casa' },
    en: { one: 'health of the house', many: 'health of the house' },
    pt: { one: 'estado da casa', many: 'estado da casa' },
    ca: { one: 'estat de la casa', many: 'estat de la casa' },
  },
  needs: salud.ver.access,
  loads: (read) => read(salud.ver, {}),
  Component: lazyRouteComponent(() => import('./Salud.tsx')),
})
