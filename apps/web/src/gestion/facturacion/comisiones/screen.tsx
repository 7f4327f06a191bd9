import { comisiones } from '@telar/contract/facturacion/comisiones'
import { Percent } from 'lucide-react'
import { lazy } from 'react'
import { customScreen } from '../../declare/custom-screen.ts'

export default customScreen({
  area: 'ventas',
  icon: Percent,
  order: 50,
  noun: {
    es: { one: 'comisión', many: 'comisiones', gender: 'f' },
    en: { one: 'commission', many: 'commissions' },
    pt: { one: 'comissão', many: 'comissões', gender: 'f' },
    ca: { one: 'comissió', many: 'comissions', gender: 'f' },
  },
  needs: comisiones.comisiones.access,
  Component: lazy(() => import('./Comisiones.tsx')),
})
