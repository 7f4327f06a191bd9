import { caja } from '@telar/contract/facturacion/caja'
import { Banknote } from 'lucide-react'
import { lazy } from 'react'
import { customScreen } from '../../declare/custom-screen.ts'

export default customScreen({
  area: 'ventas',
  icon: Banknote,
  order: 40,
  noun: {
    es: { one: 'caja diaria', many: 'caja diaria', gender: 'f' },
    en: { one: 'daily till', many: 'daily till' },
    pt: { one: 'caixa diária', many: 'caixa diária', gender: 'f' },
    ca: { one: 'caixa diària', many: 'caixa diària', gender: 'f' },
  },
  needs: caja.cajaDiaria.access,
  table: 'caja_dias',
  Component: lazy(() => import('./Caja.tsx')),
})
