import { lazyRouteComponent } from '@tanstack/react-router'
import { pases } from '@telar/contract/facturacion/pases'
import { BookOpenCheck, BookPlus } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { PAGINA } from './paginas.ts'
import { PASE_LABELS } from './pase-texts.ts'
import { unPase } from './un-pase.ts'

const CONTRATO = { search: pases.searchPases, export: pases.exportPases }

export const head = crudHead(
  { search: pases.searchPases },
  {
    area: 'contabilidad',
    icon: BookOpenCheck,
    order: 60,
    quiet: true,
    short: word('Pases a contabilidad', 'Postings', 'Lançamentos', 'Traspassos comptables'),
    table: 'pases',
    beside: true,
    noun: {
      es: { one: 'pase a contabilidad', many: 'pases a contabilidad' },
      en: { one: 'posting', many: 'postings' },
      pt: { one: 'lançamento', many: 'lançamentos' },
      ca: { one: 'traspàs a comptabilitat', many: 'traspassos a comptabilitat' },
    },
    label: ({ id }) => String(id),
    detail: ({ fecha }) => fecha,
    sort: '-id',
    pages: {
      pasar: {
        label: PAGINA.pasar,
        icon: BookPlus,
        access: pases.pase.access,
        Component: lazyRouteComponent(() => import('./Pasar.tsx')),
      },
    },
    loads: (read, { id }) => read(pases.searchPases, unPase(id)),
    Record: lazyRouteComponent(() => import('./PaseRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'facturas',
  labels: PASE_LABELS,
  columns: {
    id: { kind: 'number', width: 80, main: true, align: 'left' },
    fecha: { kind: 'date', width: 110 },
    quien: { kind: 'text', grow: true, secondary: true },
    deshaceId: { kind: 'number', width: 110, secondary: true },
    deshechoPorId: { kind: 'number', width: 130, secondary: true },
    facturas: { kind: 'number', sum: true, width: 100 },
    base: { kind: 'money', sum: true, width: 120 },
    cuotas: { kind: 'money', sum: true, width: 120, secondary: true },
    total: { kind: 'money', sum: true, width: 120 },
    asientos: { kind: 'number', sum: true, width: 112, secondary: true },
    importe: { kind: 'money', hidden: true, secondary: true },
    creadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
})
