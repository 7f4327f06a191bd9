import { lazyRouteComponent } from '@tanstack/react-router'
import { transferencias } from '@telar/contract/facturacion/transferencias'
import { FilePlus2, Send } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { ESTADO } from './estados.ts'
import { PAGINA } from './paginas.ts'
import { Siguiente } from './Siguiente.tsx'
import { TRANSFERENCIA_LABELS } from './transferencia-texts.ts'

const CONTRATO = { search: transferencias.search, export: transferencias.export, get: transferencias.get }
const en = (value: keyof typeof ESTADO) => ({ field: 'estado', choice: 'eq', value }) as const

export const head = crudHead(
  { search: transferencias.search },
  {
    area: 'contabilidad',
    icon: Send,
    order: 59,
    quiet: true,
    table: 'transferencias',
    noun: {
      es: { one: 'transferencia', many: 'transferencias', gender: 'f' },
      en: { one: 'transfer', many: 'transfers' },
      pt: { one: 'transferência', many: 'transferências', gender: 'f' },
      ca: { one: 'transferència', many: 'transferències', gender: 'f' },
    },
    label: ({ numero }) => numero,
    detail: ({ ejecucion }) => ejecucion,
    sort: '-ejecucion',
    waits: [{ name: word('Preparadas', 'Prepared', 'Preparadas', 'Preparades'), conditions: [en('preparada')] }],
    pages: {
      nueva: {
        label: PAGINA.nueva,
        icon: FilePlus2,
        access: transferencias.crear.access,
        Component: lazyRouteComponent(() => import('./Nueva.tsx')),
      },
    },
    loads: (read, { id }) => id !== null && read(transferencias.get, { params: { id: Number(id) } }),
    Record: lazyRouteComponent(() => import('./TransferenciaRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  labels: TRANSFERENCIA_LABELS,
  firstAt: 'nueva',
  columns: {
    numero: { kind: 'text', width: 160, main: true },
    ejecucion: { kind: 'date', width: 130 },
    pagos: { kind: 'number', sum: true, width: 110 },
    total: { kind: 'money', sum: true, width: 130 },
    estado: { kind: 'state', states: ESTADO, width: 140 },
    quien: { kind: 'text', grow: true, secondary: true },
    fecha: { kind: 'date', width: 110, secondary: true },
    cuenta: { kind: 'text', hidden: true, secondary: true },
    creadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    { name: word('Pagadas', 'Paid', 'Pagas', 'Pagades'), conditions: [en('pagada')] },
    { name: word('Anuladas', 'Annulled', 'Anuladas', 'Anul·lades'), conditions: [en('anulada')] },
  ],
  Next: Siguiente,
})
