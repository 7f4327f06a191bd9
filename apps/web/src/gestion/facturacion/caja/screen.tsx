import { lazyRouteComponent } from '@tanstack/react-router'
import { caja } from '@telar/contract/facturacion/caja'
import { esDia } from '@telar/domain/fecha'
import { Banknote } from 'lucide-react'
import { hoy } from '../../../kit/hoy.ts'
import { customScreen } from '../../declare/head.ts'

export const head = customScreen({
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
  opens: true,
  names: esDia,
  table: 'caja_dias',
  loads: (read, { id }) => read(caja.cajaDiaria, { body: { fecha: id ?? hoy() } }),
  Component: lazyRouteComponent(() => import('./Caja.tsx')),
})
