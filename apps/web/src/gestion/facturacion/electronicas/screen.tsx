import { lazyRouteComponent } from '@tanstack/react-router'
import { electronicas } from '@telar/contract/facturacion/electronicas'
import { Activity, Settings, Share2 } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { ENVIO, SITUACION } from '../electronica-texts.ts'
import { DESACUERDO, ELECTRONICA_LABELS, ELECTRONICAS } from './electronicas-texts.ts'
import { PAGINA } from './paginas.ts'
import { Siguiente } from './Siguiente.tsx'

const { anulada: _, ...DICE } = SITUACION

export const head = crudHead(electronicas, {
  area: 'contabilidad',
  icon: Share2,
  order: 71,
  quiet: true,
  noun: {
    es: { one: 'factura electrónica', many: 'facturas electrónicas', gender: 'f' },
    en: { one: 'electronic invoice', many: 'electronic invoices' },
    pt: { one: 'fatura eletrónica', many: 'faturas eletrónicas', gender: 'f' },
    ca: { one: 'factura electrònica', many: 'factures electròniques', gender: 'f' },
  },
  label: ({ numeroCompleto }) => numeroCompleto,
  detail: ({ cliente }) => cliente,
  sort: '-id',
  waits: [
    {
      verb: word('Corregir', 'Put right', 'Corrigir', 'Corregir'),
      takes: 'Permissions.Verifactu.Approve',
      name: word('Devueltas', 'Given back', 'Devolvidas', 'Retornades'),
      conditions: [{ field: 'estado', choice: 'eq', value: 'devuelta' }],
    },
  ],
  pages: {
    estado: {
      label: PAGINA.estado,
      icon: Activity,
      access: electronicas.resumen.access,
      loads: (read) => read(electronicas.resumen, {}),
      Component: lazyRouteComponent(() => import('./Estado.tsx')),
    },
    ajustes: {
      label: PAGINA.ajustes,
      icon: Settings,
      access: electronicas.guardarAjustes.access,
      loads: (read) => read(electronicas.ajustes, {}),
      Component: lazyRouteComponent(() => import('./Ajustes.tsx')),
    },
  },
  loads: (read, { id }) => id !== null && read(electronicas.get, { params: { id: Number(id) } }),
  Record: lazyRouteComponent(() => import('./ElectronicaRecord.tsx')),
})

export default crudScreen(electronicas, head, {
  from: 'facturas',
  labels: ELECTRONICA_LABELS,
  columns: {
    numeroCompleto: { kind: 'text', width: 140, main: true },
    fecha: { kind: 'date', width: 110 },
    cliente: { kind: 'text', grow: true },
    total: { kind: 'money', sum: true, width: 110 },
    estado: { kind: 'state', width: 130, states: ENVIO },
    situacion: { kind: 'state', width: 150, states: DICE },
    desacuerdo: { kind: 'state', width: 210, states: DESACUERDO, secondary: true },
    pendiente: { kind: 'money', width: 110, hidden: true, secondary: true },
    error: { kind: 'text', hidden: true, secondary: true },
    intentos: { kind: 'number', hidden: true, secondary: true },
    externo: { kind: 'text', hidden: true, secondary: true },
    enviadaEn: { kind: 'moment', hidden: true, secondary: true },
    creadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    { name: ENVIO.pendiente.label, conditions: [{ field: 'estado', choice: 'eq', value: 'pendiente' }] },
    { name: ELECTRONICAS.rechazadas, conditions: [{ field: 'situacion', choice: 'eq', value: 'rechazada' }] },
    { name: ELECTRONICAS.diferencias, conditions: [{ field: 'desacuerdo', choice: 'filled', value: '' }] },
  ],
  Next: Siguiente,
})
