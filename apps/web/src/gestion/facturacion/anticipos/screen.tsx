import { lazyRouteComponent } from '@tanstack/react-router'
import { anticipos } from '@telar/contract/facturacion/anticipos'
import { FilePlus2, PiggyBank } from 'lucide-react'
import { MEDIO_DE_COBRO } from '../../clientes/formas-de-pago.ts'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { ANTICIPO_LABELS } from './anticipo-texts.ts'
import { ESTADO } from './estados.ts'
import { PAGINA } from './paginas.ts'
import { Siguiente } from './Siguiente.tsx'

const CONTRATO = { search: anticipos.search, export: anticipos.export, get: anticipos.get }
const en = (value: keyof typeof ESTADO) => ({ field: 'estado', choice: 'eq', value }) as const

export const head = crudHead(
  { search: anticipos.search },
  {
    area: 'ventas',
    icon: PiggyBank,
    order: 33,
    quiet: true,
    table: 'anticipos',
    noun: {
      es: { one: 'anticipo', many: 'anticipos' },
      en: { one: 'deposit', many: 'deposits' },
      pt: { one: 'adiantamento', many: 'adiantamentos' },
      ca: { one: 'bestreta', many: 'bestretes', gender: 'f' },
    },
    label: ({ numero }) => numero,
    sigil: '#',
    detail: ({ cliente }) => cliente,
    sort: '-fecha',
    pages: {
      nuevo: {
        label: PAGINA.nuevo,
        icon: FilePlus2,
        access: anticipos.create.access,
        Component: lazyRouteComponent(() => import('./Nuevo.tsx')),
      },
    },
    loads: (read, { id }) => id !== null && read(anticipos.get, { params: { id: Number(id) } }),
    Record: lazyRouteComponent(() => import('./AnticipoRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  labels: ANTICIPO_LABELS,
  columns: {
    numero: { kind: 'text', width: 150, main: true },
    fecha: { kind: 'date', width: 120 },
    cliente: { kind: 'text', grow: true },
    importe: { kind: 'money', sum: true, width: 120 },
    queda: { kind: 'money', sum: true, width: 120 },
    estado: { kind: 'state', states: ESTADO, width: 140 },
    concepto: { kind: 'text', width: 200, secondary: true },
    medio: {
      kind: 'state',
      states: statesOf(MEDIO_DE_COBRO, 'ring'),
      hidden: true,
      secondary: true,
      Cell: ({ row }) => <Palabra de={MEDIO_DE_COBRO[row.medio]} />,
    },
    usado: { kind: 'money', sum: true, hidden: true, secondary: true },
    devuelto: { kind: 'money', sum: true, hidden: true, secondary: true },
    fechaDevuelto: { kind: 'date', hidden: true, secondary: true },
    referencia: { kind: 'text', hidden: true, secondary: true },
    quien: { kind: 'text', hidden: true, secondary: true },
    creadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    { name: ESTADO.abierto.label, conditions: [en('abierto')] },
    { name: ESTADO.aplicado.label, conditions: [en('aplicado')] },
    { name: ESTADO.devuelto.label, conditions: [en('devuelto')] },
  ],
  Next: Siguiente,
})
