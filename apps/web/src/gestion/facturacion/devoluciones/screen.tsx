import { lazyRouteComponent } from '@tanstack/react-router'
import { devoluciones } from '@telar/contract/facturacion/devoluciones'
import { ClipboardCheck } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { DEVOLUCION_LABELS, ESTADO } from './devolucion-texts.ts'

const CONTRATO = { search: devoluciones.search, export: devoluciones.export, agrupar: devoluciones.agrupar }

export const head = crudHead(
  { search: devoluciones.search },
  {
    area: 'almacen',
    icon: ClipboardCheck,
    order: 30,
    noun: {
      es: { one: 'devolución', many: 'devoluciones', gender: 'f' },
      en: { one: 'return', many: 'returns' },
      pt: { one: 'devolução', many: 'devoluções', gender: 'f' },
      ca: { one: 'devolució', many: 'devolucions', gender: 'f' },
    },
    label: ({ numero }) => numero,
    sigil: '#',
    detail: ({ cliente }) => cliente,
    sort: '-id',
    tells: {
      tipo: 'devolucion',
      text: ({ numero }) =>
        word(
          `Piden una devolución: ${numero}`,
          `A return is asked for: ${numero}`,
          `Pedem uma devolução: ${numero}`,
          `Demanen una devolució: ${numero}`,
        ),
    },
    loads: (read, { id }) => id !== null && read(devoluciones.get, { params: { id } }),
    Record: lazyRouteComponent(() => import('./DevolucionRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  labels: DEVOLUCION_LABELS,
  columns: {
    numero: { kind: 'text', width: 120 },
    fecha: 'date',
    cliente: { kind: 'text', grow: true, main: true },
    pedido: { kind: 'text', width: 130 },
    entrega: { kind: 'text', width: 130, secondary: true },
    estado: { kind: 'state', width: 130, states: ESTADO },
    prendas: { kind: 'number', width: 90, sum: true },
    recibidas: { kind: 'number', width: 100, sum: true },
    factura: { kind: 'text', width: 130, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    {
      name: word('Por contestar', 'To answer', 'Por responder', 'Per contestar'),
      conditions: [{ field: 'estado', choice: 'eq', value: 'solicitada' }],
    },
    {
      name: word('Por recibir', 'To come', 'Por receber', 'Per rebre'),
      conditions: [{ field: 'estado', choice: 'eq', value: 'aprobada' }],
    },
    {
      name: word('Por abonar', 'To credit', 'Por creditar', 'Per abonar'),
      conditions: [{ field: 'estado', choice: 'eq', value: 'recibida' }],
    },
  ],
})
