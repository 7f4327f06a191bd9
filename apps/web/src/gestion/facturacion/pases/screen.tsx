import { pases } from '@telar/contract/facturacion/pases'
import { BookOpenCheck, BookPlus } from 'lucide-react'
import { lazy } from 'react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { PASE, PASE_LABELS } from './pase-texts.ts'

export default crudScreen(
  { search: pases.searchPases, export: pases.exportPases },
  {
    area: 'ventas',
    icon: BookOpenCheck,
    order: 60,
    quiet: true,
    table: 'pases',
    noun: {
      es: { one: 'pase a contabilidad', many: 'pases a contabilidad' },
      en: { one: 'posting', many: 'postings' },
      pt: { one: 'lançamento', many: 'lançamentos' },
      ca: { one: 'traspàs a comptabilitat', many: 'traspassos a comptabilitat' },
    },
    labels: PASE_LABELS,
    columns: {
      id: { kind: 'number', width: 80, main: true, align: 'left' },
      fecha: { kind: 'date', width: 110 },
      quien: { kind: 'text', grow: true },
      deshaceId: { kind: 'number', width: 110, secondary: true },
      deshechoPorId: { kind: 'number', width: 130, secondary: true },
      facturas: { kind: 'number', width: 100 },
      base: { kind: 'money', width: 120 },
      cuotas: { kind: 'money', width: 120, secondary: true },
      total: { kind: 'money', width: 120 },
      creadoEn: { kind: 'moment', hidden: true, secondary: true },
    },
    label: ({ id }) => String(id),
    detail: ({ fecha }) => fecha,
    sort: '-id',
    pages: [
      {
        name: 'pasar',
        label: PASE.pasar,
        icon: BookPlus,
        access: pases.pase.access,
        Component: lazy(() => import('./Pasar.tsx')),
      },
    ],
    Record: lazy(() => import('./PaseRecord.tsx')),
  },
)
