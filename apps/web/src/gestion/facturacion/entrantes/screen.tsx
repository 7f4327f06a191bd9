import { lazyRouteComponent } from '@tanstack/react-router'
import { entrantes } from '@telar/contract/facturacion/entrantes'
import { MailOpen } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { ENTRANTE_LABELS, RESPUESTA } from './entrantes-texts.ts'
import { Siguiente } from './Siguiente.tsx'

export const head = crudHead(entrantes, {
  area: 'contabilidad',
  icon: MailOpen,
  order: 72,
  quiet: true,
  short: word('Electrónicas recibidas', 'Electronic received', 'Eletrónicas recebidas', 'Electròniques rebudes'),
  noun: {
    es: { one: 'factura electrónica recibida', many: 'facturas electrónicas recibidas', gender: 'f' },
    en: { one: 'electronic invoice received', many: 'electronic invoices received' },
    pt: { one: 'fatura eletrónica recebida', many: 'faturas eletrónicas recebidas', gender: 'f' },
    ca: { one: 'factura electrònica rebuda', many: 'factures electròniques rebudes', gender: 'f' },
  },
  label: ({ proveedor, numero }) => `${proveedor} ${numero}`,
  detail: ({ llegada }) => llegada,
  sort: '-llegada',
  waits: [
    {
      verb: word('Contestar', 'Answer', 'Responder', 'Contestar'),
      takes: 'Permissions.Recibidas.Update',
      name: word('Por contestar', 'To be answered', 'Por responder', 'Per contestar'),
      conditions: [{ field: 'estado', choice: 'eq', value: 'propuesta' }],
    },
  ],
  loads: (read, { id }) => id !== null && read(entrantes.get, { params: { id: Number(id) } }),
  Record: lazyRouteComponent(() => import('./EntranteRecord.tsx')),
})

export default crudScreen(entrantes, head, {
  labels: ENTRANTE_LABELS,
  columns: {
    llegada: { kind: 'date', width: 110 },
    proveedor: { kind: 'text', grow: true, main: true },
    numero: { kind: 'text', width: 130 },
    fecha: { kind: 'date', width: 110, secondary: true },
    total: { kind: 'money', sum: true, width: 120, telling: true },
    plazo: { kind: 'date', width: 150 },
    estado: { kind: 'state', width: 140, states: RESPUESTA },
    nif: { kind: 'text', hidden: true, secondary: true },
    motivo: { kind: 'text', hidden: true, secondary: true },
    creadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    { name: RESPUESTA.rechazada.label, conditions: [{ field: 'estado', choice: 'eq', value: 'rechazada' }] },
  ],
  Next: Siguiente,
})
