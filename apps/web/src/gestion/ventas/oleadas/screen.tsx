import { lazyRouteComponent } from '@tanstack/react-router'
import { oleadas } from '@telar/contract/ventas/oleadas'
import { Route } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { ESTADO, PENDIENTES } from './estados.ts'
import { OLEADA, OLEADA_LABELS } from './oleada-texts.ts'
import { Siguiente } from './Siguiente.tsx'

const CONTRATO = { search: oleadas.search, export: oleadas.export }

export const head = crudHead(
  { search: oleadas.search },
  {
    area: 'almacen',
    icon: Route,
    order: 5,
    table: 'oleadas',
    noun: {
      es: { one: 'oleada', many: 'oleadas', gender: 'f' },
      en: { one: 'wave', many: 'waves' },
      pt: { one: 'vaga', many: 'vagas', gender: 'f' },
      ca: { one: 'onada', many: 'onades', gender: 'f' },
    },
    label: ({ numero }) => numero,
    sigil: '#',
    detail: ({ nota }) => nota,
    sort: '-id',
    waits: [
      {
        verb: PENDIENTES.verbo,
        since: 'fecha',
        name: PENDIENTES.abiertas,
        conditions: [{ field: 'estado', choice: 'eq', value: 'abierta' }],
      },
    ],
    create: oleadas.create.access,
    loads: (read, { id }) => id !== null && read(oleadas.get, { params: { id: Number(id) } }),
    Record: lazyRouteComponent(() => import('./OleadaRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  labels: OLEADA_LABELS,
  columns: {
    numero: { kind: 'text', width: 120, main: true },
    fecha: { kind: 'date', width: 110 },
    estado: { kind: 'state', states: ESTADO, width: 120 },
    nota: { kind: 'text', grow: true, secondary: true },
    pedidos: { kind: 'number', width: 90 },
    cogidas: { kind: 'number', sum: true, width: 100 },
    prendas: { kind: 'number', sum: true, width: 100, telling: true },
    faltan: { kind: 'number', sum: true, width: 100, secondary: true },
    quien: { kind: 'text', width: 200, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    { name: OLEADA.cerradas, conditions: [{ field: 'estado', choice: 'eq', value: 'cerrada' }] },
  ],
  Next: Siguiente,
})
