import { lazyRouteComponent } from '@tanstack/react-router'
import { impuestos } from '@telar/contract/facturacion/impuestos'
import { Landmark } from 'lucide-react'
import { customScreen } from '../../declare/head.ts'

export const head = customScreen({
  area: 'ventas',
  icon: Landmark,
  order: 65,
  noun: {
    es: { one: 'impuesto', many: 'impuestos' },
    en: { one: 'tax return', many: 'tax returns' },
    pt: { one: 'imposto', many: 'impostos' },
    ca: { one: 'impost', many: 'impostos' },
  },
  needs: impuestos.impuestos.access,
  Component: lazyRouteComponent(() => import('./Impuestos.tsx')),
})
