import { lazyRouteComponent } from '@tanstack/react-router'
import { notastaller } from '@telar/contract/produccion/notastaller'
import type { EstadoDeNota } from '@telar/domain/produccion/operacion'
import { ClipboardList, Factory, TriangleAlert } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { ESTADO, NOTA_LABELS } from './nota-texts.ts'
import { PAGINA } from './paginas.ts'
import { Siguiente } from './Siguiente.tsx'
import { VuelveCell } from './VuelveCell.tsx'

const CONTRATO = {
  search: notastaller.search,
  agrupar: notastaller.agrupar,
  get: notastaller.get,
  export: notastaller.export,
}
const en = (value: EstadoDeNota) => [{ field: 'estado', choice: 'eq', value }] as const

export const head = crudHead(
  { search: notastaller.search, get: notastaller.get },
  {
    area: 'produccion',
    icon: ClipboardList,
    order: 12,
    table: 'notas_taller',
    short: word('Talleres', 'Workshops', 'Oficinas', 'Tallers'),
    noun: {
      es: { one: 'nota de taller', many: 'notas de taller', gender: 'f' },
      en: { one: 'workshop note', many: 'workshop notes' },
      pt: { one: 'nota de oficina', many: 'notas de oficina', gender: 'f' },
      ca: { one: 'nota de taller', many: 'notes de taller', gender: 'f' },
    },
    label: ({ numero }) => numero,
    sigil: '#',
    detail: ({ taller, modelo }) => [modelo, taller].filter(Boolean).join(' · '),
    sort: '-numero',
    waits: [
      {
        verb: word('Reclamar', 'Chase', 'Reclamar', 'Reclamar'),
        since: 'fechaPrevista',
        name: PAGINA.atrasada,
        conditions: [{ field: 'atrasada', choice: 'eq', value: 'true' }],
      },
    ],
    kinds: { atrasada: 'boolean' },
    pages: {
      'en-taller': {
        label: PAGINA.enTaller,
        icon: Factory,
        access: notastaller.enTaller.access,
        Component: lazyRouteComponent(() => import('./EnTaller.tsx')),
      },
      segundas: {
        label: PAGINA.segundas,
        icon: TriangleAlert,
        access: notastaller.segundas.access,
        Component: lazyRouteComponent(() => import('./SegundasDeTalleres.tsx')),
      },
    },
    loads: (read, { id }) => id !== null && read(notastaller.get, { params: { id: Number(id) } }),
    Record: lazyRouteComponent(() => import('./NotaRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'ordenesfab',
  labels: NOTA_LABELS,
  columns: {
    numero: { kind: 'text', width: 130, main: true },
    taller: { kind: 'text', grow: true },
    operacion: { kind: 'textos', width: 130 },
    orden: { kind: 'text', width: 130, secondary: true },
    modelo: { kind: 'text', width: 84, secondary: true },
    nombre: { kind: 'text', width: 150, hidden: true, secondary: true },
    estado: { kind: 'state', states: ESTADO, width: 150 },
    fecha: { kind: 'date', width: 110, secondary: true },
    fechaPrevista: { kind: 'date', width: 124, Cell: VuelveCell },
    cantidad: { kind: 'number', sum: true, width: 100 },
    fuera: { kind: 'number', sum: true, width: 84 },
    buenas: { kind: 'number', sum: true, hidden: true, secondary: true },
    segundas: { kind: 'number', sum: true, hidden: true, secondary: true },
    perdidas: { kind: 'number', sum: true, hidden: true, secondary: true },
    tarifa: { kind: 'money', hidden: true, secondary: true },
    quien: { kind: 'text', hidden: true, secondary: true },
    atrasada: { kind: 'boolean', hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    { name: ESTADO.fuera.label, conditions: en('fuera') },
    { name: ESTADO.parcial.label, conditions: en('parcial') },
    { name: ESTADO.vuelta.label, conditions: en('vuelta') },
  ],
  Next: Siguiente,
})
