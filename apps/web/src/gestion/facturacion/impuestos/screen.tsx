import { lazyRouteComponent } from '@tanstack/react-router'
import { impuestos } from '@telar/contract/facturacion/impuestos'
import { Landmark } from 'lucide-react'
import { hoy } from '../../../kit/hoy.ts'
import { customScreen } from '../../declare/head.ts'
import { leerPeriodo, periodoDe, trimestreEn } from './periodos.ts'

export const head = customScreen({
  area: 'contabilidad',
  icon: Landmark,
  order: 65,
  noun: {
    es: { one: 'impuesto', many: 'impuestos' },
    en: { one: 'tax return', many: 'tax returns' },
    pt: { one: 'imposto', many: 'impostos' },
    ca: { one: 'impost', many: 'impostos' },
  },
  needs: impuestos.impuestos.access,
  loads: (read, { search }) => {
    const periodo = leerPeriodo(search.periodo) ?? trimestreEn(hoy())
    read(impuestos.impuestos, { body: periodoDe(periodo) })
    read(impuestos.impuestos, { body: periodoDe({ ...periodo, trimestre: null }) })
  },
  Component: lazyRouteComponent(() => import('./Impuestos.tsx')),
})
