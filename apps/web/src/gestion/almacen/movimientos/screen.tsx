import { lazyRouteComponent } from '@tanstack/react-router'
import { movimientos } from '@telar/contract/almacen/movimientos'
import { modelos } from '@telar/contract/catalogo/modelos'
import { ArrowLeftRight, Layers, Scale } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { TODAY } from '../../list/list-state.ts'
import { words } from '../../words.ts'
import { A, CAUSA, LUGAR } from '../palabras.ts'
import { DeModelo, Documento, Recorrido } from './Documento.tsx'
import { MOVIMIENTO } from './movimiento-texts.ts'
import { PAGINA } from './paginas.ts'

const CONTRATO = { search: movimientos.search, export: movimientos.export }
/** Both pages begin with a model. */
const MODELOS = [modelos.searchAutocomplete.access, modelos.get.access]

export const head = crudHead(
  { search: movimientos.search },
  {
    area: 'almacen',
    icon: ArrowLeftRight,
    order: 10,
    quiet: true,
    noun: {
      es: { one: 'movimiento', many: 'movimientos' },
      en: { one: 'movement', many: 'movements' },
      pt: { one: 'movimento', many: 'movimentos' },
      ca: { one: 'moviment', many: 'moviments' },
    },
    label: ({ modelo, talla }) => [modelo, talla].filter(Boolean).join(' '),
    detail: ({ motivo }) => motivo,
    sort: '-id',
    pages: {
      corregir: {
        label: PAGINA.corregir,
        icon: Scale,
        access: movimientos.corregir.access,
        besides: MODELOS,
        Component: lazyRouteComponent(() => import('./Corregir.tsx')),
      },
      calidad: {
        label: PAGINA.calidad,
        icon: Layers,
        access: movimientos.calidad.access,
        besides: MODELOS,
        Component: lazyRouteComponent(() => import('./Calidad.tsx')),
      },
    },
  },
)

export default crudScreen(CONTRATO, head, {
  labels: {
    cuando: A.cuando,
    quien: A.quien,
    causa: A.causa,
    modeloId: A.modelo,
    modelo: A.modelo,
    nombre: words.nombre,
    colorId: A.color,
    color: A.color,
    talla: A.talla,
    cantidad: A.cantidad,
    de: MOVIMIENTO.recorrido,
    a: MOVIMIENTO.a,
    pedidoId: MOVIMIENTO.pedido,
    pedido: MOVIMIENTO.pedido,
    clienteId: words.cliente,
    cliente: words.cliente,
    entregaId: MOVIMIENTO.entrega,
    entrega: MOVIMIENTO.entrega,
    documento: MOVIMIENTO.documento,
    ordenId: MOVIMIENTO.orden,
    orden: MOVIMIENTO.orden,
    facturaId: MOVIMIENTO.factura,
    factura: MOVIMIENTO.factura,
    recuentoId: CAUSA.recuento,
    motivo: A.motivo,
  },
  columns: {
    cuando: { kind: 'moment', width: 130, secondary: true },
    causa: { kind: 'state', width: 164, secondary: true, states: statesOf(CAUSA, 'full') },
    modelo: { kind: 'text', grow: true, main: true, Cell: DeModelo },
    color: { kind: 'textos', width: 106, secondary: true },
    talla: { kind: 'text', width: 78 },
    cantidad: { kind: 'number', width: 86 },
    de: { kind: 'state', width: 160, secondary: true, states: statesOf(LUGAR, 'ring'), Cell: Recorrido },
    documento: { kind: 'text', width: 130, secondary: true, Cell: Documento },
    cliente: { kind: 'text', width: 170, secondary: true },
    quien: { kind: 'text', width: 170, secondary: true },
    motivo: { kind: 'text', width: 180, secondary: true },
    a: { kind: 'state', hidden: true, secondary: true, states: statesOf(LUGAR, 'ring') },
    entrega: { kind: 'text', hidden: true, secondary: true },
    pedido: { kind: 'text', hidden: true, secondary: true },
    orden: { kind: 'text', hidden: true, secondary: true },
    factura: { kind: 'text', hidden: true, secondary: true },
    nombre: { kind: 'text', hidden: true, secondary: true },
    modeloId: { kind: 'number', apart: true },
    pedidoId: { kind: 'number', apart: true },
    clienteId: { kind: 'number', apart: true },
    recuentoId: { kind: 'number', apart: true },
  },
  views: [
    { name: MOVIMIENTO.hoy, conditions: [{ field: 'cuando', choice: 'eq', value: TODAY }] },
    { name: MOVIMIENTO.correcciones, conditions: [{ field: 'causa', choice: 'eq', value: 'correccion' }] },
    { name: MOVIMIENTO.recuentos, conditions: [{ field: 'causa', choice: 'eq', value: 'recuento' }] },
    { name: MOVIMIENTO.recepciones, conditions: [{ field: 'causa', choice: 'eq', value: 'recepcion' }] },
    { name: MOVIMIENTO.entregas, conditions: [{ field: 'causa', choice: 'eq', value: 'entrega' }] },
  ],
})
