import { facturas } from '@telar/contract/facturacion/facturas'
import { Hourglass } from 'lucide-react'
import { lazy } from 'react'
import { customScreen } from '../../declare/custom-screen.ts'

export default customScreen({
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
  Component: lazy(() => import('./Pendientes.tsx')),
})
