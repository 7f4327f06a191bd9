import { lazyRouteComponent } from '@tanstack/react-router'
import { remesas } from '@telar/contract/facturacion/remesas'
import { FileOutput, FilePlus2, Undo2 } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { ESTADO } from './estados.ts'
import { PAGINA } from './paginas.ts'
import { REMESA_LABELS } from './remesa-texts.ts'
import { Siguiente } from './Siguiente.tsx'

const CONTRATO = { search: remesas.search, export: remesas.export, get: remesas.get }
const en = (value: keyof typeof ESTADO) => ({ field: 'estado', choice: 'eq', value }) as const

export const head = crudHead(
  { search: remesas.search },
  {
    area: 'contabilidad',
    icon: FileOutput,
    order: 34,
    quiet: true,
    table: 'remesas',
    noun: {
      es: { one: 'remesa', many: 'remesas', gender: 'f' },
      en: { one: 'remittance', many: 'remittances' },
      pt: { one: 'remessa', many: 'remessas', gender: 'f' },
      ca: { one: 'remesa', many: 'remeses', gender: 'f' },
    },
    label: ({ numero }) => numero,
    sigil: '#',
    detail: ({ cargo }) => cargo,
    sort: '-cargo',
    waits: [{ name: ESTADO.enviada.label, conditions: [en('enviada')] }],
    pages: {
      nueva: {
        label: PAGINA.nueva,
        icon: FilePlus2,
        access: remesas.crear.access,
        Component: lazyRouteComponent(() => import('./Nueva.tsx')),
      },
      devueltos: {
        label: PAGINA.devueltos,
        icon: Undo2,
        access: remesas.devolver.access,
        Component: lazyRouteComponent(() => import('./Devueltos.tsx')),
      },
    },
    loads: (read, { id }) => id !== null && read(remesas.get, { params: { id: Number(id) } }),
    Record: lazyRouteComponent(() => import('./RemesaRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  labels: REMESA_LABELS,
  firstAt: 'nueva',
  columns: {
    numero: { kind: 'text', width: 160, main: true },
    cargo: { kind: 'date', width: 130 },
    adeudos: { kind: 'number', sum: true, width: 110 },
    total: { kind: 'money', sum: true, width: 130 },
    estado: { kind: 'state', states: ESTADO, width: 140 },
    quien: { kind: 'text', grow: true, secondary: true },
    fecha: { kind: 'date', width: 110, secondary: true },
    cuenta: { kind: 'text', hidden: true, secondary: true },
    creadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    { name: ESTADO.cobrada.label, conditions: [en('cobrada')] },
    { name: ESTADO.anulada.label, conditions: [en('anulada')] },
  ],
  Next: Siguiente,
})
