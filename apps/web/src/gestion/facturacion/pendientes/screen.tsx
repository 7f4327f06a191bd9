import { lazyRouteComponent } from '@tanstack/react-router'
import { cobros } from '@telar/contract/facturacion/cobros'
import { Hourglass } from 'lucide-react'
import { customScreen } from '../../declare/head.ts'
import { diaDe } from './pedir.ts'

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
  needs: cobros.pendientes.access,
  opens: true,
  loads: (read, { id, search }) => {
    const fecha = diaDe(search)
    if (id === null) return read(cobros.pendientes, { body: { fecha } })
    read(cobros.pendientes, { body: { fecha, clienteId: Number(id) } })
    read(cobros.facturasPendientes, { body: { fecha, clienteId: Number(id) } })
  },
  Component: lazyRouteComponent(() => import('./Pendientes.tsx')),
})
