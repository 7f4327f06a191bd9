import { lazyRouteComponent } from '@tanstack/react-router'
import { facturas } from '@telar/contract/facturacion/facturas'
import { Hourglass } from 'lucide-react'
import { customScreen } from '../../declare/head.ts'

export const head = customScreen({
  area: 'ventas',
  icon: Hourglass,
  order: 35,
  noun: {
    es: { one: 'pendiente de cobro', many: 'pendientes de cobro' },
    en: { one: 'pending collection', many: 'pending collections' },
    pt: { one: 'valor por cobrar', many: 'valores por cobrar' },
    ca: { one: 'pendent de cobrament', many: 'pendents de cobrament' },
  },
  needs: facturas.pendientes.access,
  opens: true,
  Component: lazyRouteComponent(() => import('./Pendientes.tsx')),
})
