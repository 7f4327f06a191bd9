import { lazyRouteComponent } from '@tanstack/react-router'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { Percent } from 'lucide-react'
import { hoy } from '../../../kit/hoy.ts'
import { customScreen } from '../../declare/head.ts'

export const head = customScreen({
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
  loads: (read) => read(comisiones.comisiones, { body: { hasta: hoy(), desde: null } }),
  Component: lazyRouteComponent(() => import('./Comisiones.tsx')),
})
