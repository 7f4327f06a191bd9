import { recibidas } from '@telar/contract/facturacion/recibidas'
import { FileInput } from 'lucide-react'
import { lazy } from 'react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { GASTO, RECIBIDA, RECIBIDA_LABELS, TRATO } from '../recibida-texts.ts'
import { CAMPOS, contar, copiaDe, valoresDe } from './recibida-values.ts'
import { SumasDeRecibidas } from './SumasDeRecibidas.tsx'

export const head = crudHead(recibidas, {
  area: 'contabilidad',
  icon: FileInput,
  order: 58,
  noun: {
    es: { one: 'factura recibida', many: 'facturas recibidas', gender: 'f' },
    en: { one: 'received invoice', many: 'received invoices' },
    pt: { one: 'fatura recebida', many: 'faturas recebidas', gender: 'f' },
    ca: { one: 'factura rebuda', many: 'factures rebudes', gender: 'f' },
  },
  label: ({ proveedor, numero }) => `${proveedor} ${numero}`,
  sigil: '#',
  detail: ({ fecha }) => fecha,
  sort: '-fechaRecepcion',
})

export default crudScreen(recibidas, head, {
  labels: RECIBIDA_LABELS,
  columns: {
    recepcion: { kind: 'number', width: 104, align: 'left', secondary: true },
    fechaRecepcion: { kind: 'date', width: 112 },
    proveedor: { kind: 'text', grow: true, main: true },
    numero: { kind: 'text', width: 104 },
    fecha: { kind: 'date', width: 104, secondary: true },
    gasto: {
      kind: 'state',
      states: statesOf(GASTO, 'ring'),
      width: 132,
      secondary: true,
      Cell: ({ row }) => <Palabra de={GASTO[row.gasto]} />,
    },
    base: { kind: 'money', sum: true, width: 110, secondary: true },
    cuota: { kind: 'money', sum: true, width: 100, secondary: true },
    total: { kind: 'money', sum: true, width: 110, telling: true },
    pendiente: { kind: 'money', sum: true, width: 110 },
    vence: { kind: 'date', width: 104 },
    trato: {
      kind: 'state',
      states: statesOf(TRATO, 'ring'),
      hidden: true,
      secondary: true,
      Cell: ({ row }) => <Palabra de={TRATO[row.trato]} />,
    },
    deducible: { kind: 'number', hidden: true, secondary: true },
    nif: { kind: 'text', hidden: true, secondary: true },
    pagado: { kind: 'money', sum: true, hidden: true, secondary: true },
    fechaOperacion: { kind: 'date', hidden: true, secondary: true },
    ejercicio: { kind: 'number', hidden: true, secondary: true },
    notas: { kind: 'text', hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: CAMPOS,
  parts: { toValues: valoresDe, toCopy: copiaDe, tell: contar, Body: lazy(() => import('./Ficha.tsx')) },
  views: [{ name: RECIBIDA.porPagar, conditions: [{ field: 'pendiente', choice: 'neq', value: '0' }] }],
  Sums: SumasDeRecibidas,
})
