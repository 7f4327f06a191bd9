import { lazyRouteComponent } from '@tanstack/react-router'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { CONFIRMAR_PEDIDO } from '@telar/domain/ventas/decidir'
import { estadoDe, PENDIENTE, type Situacion } from '@telar/domain/ventas/pedido'
import { Ban, CircleCheck, PackageOpen, Printer, ShoppingBag } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { word } from '../../words.ts'
import { SITUACION } from '../situaciones.ts'
import { enPdf } from './en-pdf.ts'
import { confirmar, mover } from './mover.ts'
import { CancelarDialog } from './pasos/CancelarDialog.tsx'
import { ConfirmarVarios } from './pasos/ConfirmarVarios.tsx'
import { CALIDAD, ORIGEN, PEDIDO_LABELS, TIPO, VISTA } from './pedido-labels.ts'
import { pedidoLeido } from './pedido-leido.ts'
import { Siguiente } from './Siguiente.tsx'
import { Sumas } from './Sumas.tsx'
import { VistaPrevia } from './VistaPrevia.tsx'

const en = (value: Situacion) => ({ field: 'situacion', choice: 'eq', value }) as const
const CONFIRMADO = { field: 'situacion', choice: 'neq', value: 'recibido' } as const
const hay = (field: 'porEnviar' | 'porFabricar') => ({ field, choice: 'gt', value: '0' }) as const

export const head = crudHead(pedidos, {
  area: 'ventas',
  icon: ShoppingBag,
  order: 10,
  favourite: true,
  go: 'p',
  noun: {
    es: { one: 'pedido', many: 'pedidos' },
    en: { one: 'order', many: 'orders' },
    pt: { one: 'encomenda', many: 'encomendas', gender: 'f' },
    ca: { one: 'comanda', many: 'comandes', gender: 'f' },
  },
  label: ({ numero }) => numero,
  sigil: '#',
  detail: ({ cliente }) => cliente,
  answer: ({ situacion }, idioma) => SITUACION[situacion].label[idioma],
  rank: 2,
  parts: {
    needs: [pedidos.queLlevan.access],
    find: async (...asked) => (await import('./pedidos-que-llevan.ts')).pedidosQueLlevan(...asked),
  },
  begins: { clientes: 'cliente', modelos: 'modelo' },
  sort: '-numero',
  waits: [
    {
      verb: word('Confirmar', 'Confirm', 'Confirmar', 'Confirmar'),
      takes: 'Permissions.Pedidos.Approve',
      since: 'fecha',
      name: word('Nuevos de la web', 'New from the web', 'Novas da web', 'Noves del web'),
      conditions: [en('recibido'), { field: 'origen', choice: 'eq', value: 'web' }],
    },
  ],
  tells: {
    tipo: 'pedido',
    text: ({ numero }) =>
      word(
        `Pedido nuevo de la web: ${numero}`,
        `New web order: ${numero}`,
        `Nova encomenda da loja: ${numero}`,
        `Comanda nova de la web: ${numero}`,
      ),
  },
  loads: (read, { id, search }) => {
    const leido = pedidoLeido(id, search)
    if (leido !== null) read(pedidos.get, { params: { id: leido } })
  },
  Record: lazyRouteComponent(() => import('./PedidoRecord.tsx')),
})

export default crudScreen(pedidos, head, {
  labels: PEDIDO_LABELS,
  columns: {
    numero: { kind: 'text', width: 108, main: true },
    fecha: { kind: 'date', width: 100 },
    cliente: { kind: 'text', grow: true },
    tipo: {
      kind: 'state',
      states: statesOf(TIPO, 'ring'),
      width: 110,
      secondary: true,
      Cell: ({ row }) => <Palabra de={TIPO[row.tipo]} />,
    },
    lugar: {
      kind: 'state',
      states: statesOf(CALIDAD, 'ring'),
      width: 96,
      hidden: true,
      secondary: true,
      Cell: ({ row }) => <Palabra de={CALIDAD[row.lugar]} />,
    },
    origen: {
      kind: 'state',
      states: statesOf(ORIGEN, 'ring'),
      width: 96,
      secondary: true,
      Cell: ({ row }) => <Palabra de={ORIGEN[row.origen]} />,
    },
    fechaEntregaHasta: { kind: 'date', width: 120, secondary: true },
    situacion: { kind: 'state', states: SITUACION, width: 150 },
    retenido: { kind: 'boolean', width: 92, hidden: true, secondary: true },
    porEnviar: { kind: 'number', sum: true, width: 92, hidden: true, secondary: true },
    porFabricar: { kind: 'number', sum: true, width: 100, hidden: true, secondary: true },
    enTaller: { kind: 'number', sum: true, width: 86, hidden: true, secondary: true },
    prendas: { kind: 'number', sum: true, width: 80 },
    base: { kind: 'money', sum: true, width: 100 },
    referenciaCliente: { kind: 'text', hidden: true, secondary: true },
    total: { kind: 'money', sum: true, hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  form: [],
  changed: {
    fields: [{ name: 'fechaEntregaHasta', control: 'date' }],
    when: ({ situacion }) => estadoDe(situacion) === PENDIENTE,
  },
  views: [
    ...head.list.waits,
    { name: VISTA.porConfirmar, conditions: [en('recibido')] },
    { name: VISTA.retenidos, conditions: [{ field: 'retenido', choice: 'eq', value: 'true' }] },
    { name: VISTA.porFabricar, conditions: [CONFIRMADO, hay('porFabricar')] },
    { name: VISTA.porEnviar, conditions: [CONFIRMADO, hay('porEnviar')] },
    { name: VISTA.porPreparar, conditions: [en('confirmado')] },
    { name: VISTA.enPreparacion, conditions: [en('enPreparacion')] },
    { name: VISTA.parciales, conditions: [en('parcial')] },
    { name: VISTA.porFacturar, conditions: [en('servido')] },
  ],
  actions: [
    {
      call: 'situacion',
      access: CONFIRMAR_PEDIDO,
      label: VISTA.confirmar,
      icon: CircleCheck,
      key: 'c',
      needs: 'any',
      run: confirmar,
      Dialog: ConfirmarVarios,
    },
    {
      call: 'situacion',
      access: CONFIRMAR_PEDIDO,
      label: VISTA.preparar,
      icon: PackageOpen,
      key: 'e',
      needs: 'any',
      run: mover('enPreparacion'),
    },
    { call: 'pdfs', label: VISTA.imprimir, icon: Printer, key: 'p', needs: 'any', run: enPdf },
    { call: 'situacion', label: VISTA.cancelar, icon: Ban, needs: 'any', Dialog: CancelarDialog },
  ],
  Sums: Sumas,
  Preview: VistaPrevia,
  Next: Siguiente,
})
