import { lazyRouteComponent } from '@tanstack/react-router'
import { showroom } from '@telar/contract/facturacion/showroom'
import { Store } from 'lucide-react'
import { customScreen } from '../../declare/head.ts'

export const head = customScreen({
  area: 'ventas',
  icon: Store,
  order: 38,
  noun: {
    es: { one: 'venta en showroom', many: 'venta en showroom', gender: 'f' },
    en: { one: 'showroom sale', many: 'showroom sale' },
    pt: { one: 'venda no showroom', many: 'venda no showroom', gender: 'f' },
    ca: { one: 'venda al showroom', many: 'venda al showroom', gender: 'f' },
  },
  needs: showroom.venderShowroom.access,
  Component: lazyRouteComponent(() => import('./Showroom.tsx')),
})
