import { lazyRouteComponent } from '@tanstack/react-router'
import { compras } from '@telar/contract/produccion/compras'
import type { SituacionDeCompra } from '@telar/domain/produccion/compra'
import { PackageCheck, ShoppingBag, Undo2 } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { COMPRA_LABELS, ESTADO } from './compra-texts.ts'
import { PrevistaCell } from './PrevistaCell.tsx'
import { PAGINA } from './paginas.ts'
import { Siguiente } from './Siguiente.tsx'

const CONTRATO = {
  search: compras.search,
  agrupar: compras.agrupar,
  cambiar: compras.cambiar,
  remove: compras.remove,
  export: compras.export,
}
const en = (value: SituacionDeCompra) => [{ field: 'estado', choice: 'eq', value }] as const

export const head = crudHead(
  { search: compras.search },
  {
    area: 'produccion',
    icon: ShoppingBag,
    order: 16,
    table: 'compras',
    short: word('Compras', 'Purchases', 'Compras', 'Compres'),
    noun: {
      es: { one: 'pedido a proveedor', many: 'pedidos a proveedores' },
      en: { one: 'purchase order', many: 'purchase orders' },
      pt: { one: 'encomenda a fornecedor', many: 'encomendas a fornecedores', gender: 'f' },
      ca: { one: 'comanda a proveïdor', many: 'comandes a proveïdors', gender: 'f' },
    },
    label: ({ numero }) => numero,
    sigil: '#',
    detail: ({ proveedor }) => proveedor,
    answers: true,
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
    create: compras.create.access,
    pages: {
      recibir: {
        label: PAGINA.recibir,
        icon: PackageCheck,
        access: compras.recibir.access,
        Component: lazyRouteComponent(() => import('./RecibirCompra.tsx')),
      },
      devolver: {
        label: PAGINA.devolver,
        icon: Undo2,
        access: compras.devolver.access,
        Component: lazyRouteComponent(() => import('./Devolver.tsx')),
      },
    },
    loads: (read, { id }) => id !== null && read(compras.get, { params: { id: Number(id) } }),
    Record: lazyRouteComponent(() => import('./CompraRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  labels: COMPRA_LABELS,
  answer: ({ estado }, idioma) => ESTADO[estado].label[idioma],
  columns: {
    numero: { kind: 'text', width: 130, main: true },
    proveedor: { kind: 'text', width: 220, telling: true },
    materias: { kind: 'text', grow: true, secondary: true },
    estado: { kind: 'state', states: ESTADO, width: 160 },
    fechaPrevista: { kind: 'date', width: 120, Cell: PrevistaCell },
    importe: { kind: 'money', sum: true, width: 120 },
    abierto: { kind: 'money', sum: true, width: 120, secondary: true },
    fecha: { kind: 'date', width: 110, secondary: true },
    referencia: { kind: 'text', width: 130, secondary: true, hidden: true },
    lineas: { kind: 'number', hidden: true, secondary: true },
    atrasada: { kind: 'boolean', hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  changed: {
    fields: [{ name: 'fechaPrevista', control: 'date' }],
    when: ({ estado, abierto }) => estado === 'borrador' || (abierto > 0 && estado !== 'confirmada'),
  },
  views: [
    ...head.list.waits,
    { name: ESTADO.borrador.label, conditions: en('borrador') },
    { name: ESTADO.enviada.label, conditions: en('enviada') },
    { name: ESTADO.confirmada.label, conditions: en('confirmada') },
    { name: ESTADO.parcial.label, conditions: en('parcial') },
    { name: ESTADO.recibida.label, conditions: en('recibida') },
  ],
  Next: Siguiente,
})
