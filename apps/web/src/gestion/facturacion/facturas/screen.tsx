import { lazyRouteComponent } from '@tanstack/react-router'
import { cobros } from '@telar/contract/facturacion/cobros'
import { facturas } from '@telar/contract/facturacion/facturas'
import { pases } from '@telar/contract/facturacion/pases'
import { BookCheck, FileText, HandCoins, Mail, ReceiptText, Stamp } from 'lucide-react'
import { FORMA_DE_PAGO } from '../../clientes/formas-de-pago.ts'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { TODAY } from '../../list/list-state.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { word } from '../../words.ts'
import { ESTADO, SITUACION } from '../factura-estado.ts'
import { enPdf } from './en-pdf.ts'
import { ELEGIDOS, FACTURA_LABELS, FORMAS, TIPO, VISTA } from './factura-labels.ts'
import { CobrarVarias } from './hacer/CobrarVarias.tsx'
import { EmitirDialog } from './hacer/EmitirDialog.tsx'
import { EnviarVarias } from './hacer/EnviarVarias.tsx'
import { PaseDialog } from './hacer/PaseDialog.tsx'
import { NumeroDeFactura } from './NumeroDeFactura.tsx'
import { Siguiente } from './Siguiente.tsx'
import { Sumas } from './Sumas.tsx'
import { VistaPrevia } from './VistaPrevia.tsx'

const emitida = { field: 'estado', choice: 'eq', value: 'emitida' } as const
const BORRADOR = word('Borrador', 'Draft', 'Rascunho', 'Esborrany')
const borradores = {
  verb: word('Emitir', 'Issue', 'Emitir', 'Emetre'),
  takes: 'Permissions.Facturas.Issue',
  since: 'fecha',
  name: word('Borradores', 'Drafts', 'Rascunhos', 'Esborranys'),
  conditions: [{ field: 'estado', choice: 'eq', value: 'borrador' }],
} as const
const vencidas = {
  verb: word('Cobrar', 'Collect', 'Receber', 'Cobrar'),
  takes: 'Permissions.Cobros.Create',
  since: 'vence',
  name: word('Vencidas', 'Overdue', 'Vencidas', 'Vençudes'),
  conditions: [
    emitida,
    { field: 'pendiente', choice: 'gt', value: '0' },
    { field: 'vence', choice: 'lt', value: TODAY },
  ],
} as const
const COMPLETAS_Y_SIMPLES = ['F1', 'F2', 'F3', 'previa'] as const
const EUROS = new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR' })

export const head = crudHead(facturas, {
  area: 'ventas',
  icon: ReceiptText,
  order: 20,
  favourite: true,
  go: 'f',
  noun: {
    es: { one: 'factura', many: 'facturas', gender: 'f' },
    en: { one: 'invoice', many: 'invoices' },
    pt: { one: 'fatura', many: 'faturas', gender: 'f' },
    ca: { one: 'factura', many: 'factures', gender: 'f' },
  },
  label: ({ numeroCompleto, id }, idioma) => numeroCompleto ?? `${BORRADOR[idioma]} ${id}`,
  sigil: '#',
  detail: ({ cliente }) => cliente,
  answer: ({ total }) => EUROS.format(total),
  rank: 3,
  begins: { clientes: 'cliente', pedidos: 'pedido' },
  offers: {
    of: 'modelos',
    icon: ReceiptText,
    needs: [facturas.search.access, facturas.update.access],
    find: async (...asked) => (await import('./a-la-abierta.ts')).aLaAbierta(...asked),
  },
  sort: '-fecha',
  waits: [borradores, vencidas],
  kinds: { pendiente: 'money', vence: 'date' },
  loads: (read, { id }) => id !== null && read(facturas.get, { params: { id: Number(id) } }),
  Record: lazyRouteComponent(() => import('./FacturaRecord.tsx')),
})

export default crudScreen(facturas, head, {
  labels: FACTURA_LABELS,
  columns: {
    numeroCompleto: { kind: 'text', width: 108, main: true, Cell: NumeroDeFactura },
    fecha: { kind: 'date', width: 96 },
    cliente: { kind: 'text', grow: true },
    situacion: { kind: 'state', states: SITUACION, width: 144 },
    estado: { kind: 'state', states: ESTADO, hidden: true, secondary: true },
    vence: { kind: 'date', width: 96, secondary: true },
    formaPago: {
      kind: 'state',
      states: FORMAS,
      width: 132,
      secondary: true,
      Cell: ({ row }) => <Palabra de={FORMA_DE_PAGO[row.formaPago]} />,
    },
    prendas: { kind: 'number', sum: true, width: 80, secondary: true },
    base: { kind: 'money', sum: true, width: 104 },
    total: { kind: 'money', sum: true, width: 104, telling: true },
    pendiente: { kind: 'money', sum: true, width: 104 },
    contabilizada: { kind: 'boolean', width: 116, hidden: true, secondary: true },
    tipo: { kind: 'state', states: TIPO, hidden: true, secondary: true },
    referenciaCliente: { kind: 'text', hidden: true, secondary: true },
    cuotaIva: { kind: 'money', sum: true, hidden: true, secondary: true },
    cuotaRe: { kind: 'money', sum: true, hidden: true, secondary: true },
    cobrado: { kind: 'money', sum: true, hidden: true, secondary: true },
    anticipo: { kind: 'boolean', hidden: true, secondary: true },
    fechaPase: { kind: 'date', hidden: true, secondary: true },
    serie: { kind: 'text', hidden: true, secondary: true },
    ejercicio: { kind: 'number', hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: ELEGIDOS,
  changed: {
    fields: [
      { name: 'fecha', control: 'date' },
      { name: 'formaPago', control: 'select', options: FORMA_DE_PAGO },
    ],
    when: ({ estado }) => estado === 'borrador',
  },
  views: [
    borradores,
    { name: VISTA.emitidas, conditions: [emitida] },
    { name: VISTA.pendientes, conditions: [emitida, { field: 'pendiente', choice: 'neq', value: '0' }] },
    {
      name: VISTA.giros,
      conditions: [
        emitida,
        { field: 'formaPago', choice: 'eq', value: 'giro' },
        { field: 'pendiente', choice: 'gt', value: '0' },
      ],
    },
    vencidas,
    {
      name: VISTA.rectificativas,
      conditions: COMPLETAS_Y_SIMPLES.map((value) => ({ field: 'tipo', choice: 'neq', value })),
    },
    {
      name: VISTA.sinContabilizar,
      conditions: [
        emitida,
        { field: 'contabilizada', choice: 'eq', value: 'false' },
        { field: 'tipo', choice: 'neq', value: 'previa' },
      ],
    },
  ],
  actions: [
    { call: 'emitir', label: VISTA.emitir, icon: Stamp, key: 'e', needs: 'any', Dialog: EmitirDialog },
    {
      call: cobros.cobrar,
      label: VISTA.cobrar,
      icon: HandCoins,
      key: 'c',
      needs: 'any',
      Dialog: CobrarVarias,
    },
    { call: 'enviar', label: VISTA.enviar, icon: Mail, key: 's', needs: 'any', Dialog: EnviarVarias },
    { call: 'pdfs', label: VISTA.pdf, icon: FileText, key: 'p', needs: 'any', run: enPdf },
    { call: pases.pase, label: VISTA.pase, icon: BookCheck, needs: 'any', Dialog: PaseDialog },
  ],
  Sums: Sumas,
  grouped: VISTA.agrupadas,
  Preview: VistaPrevia,
  Next: Siguiente,
})
