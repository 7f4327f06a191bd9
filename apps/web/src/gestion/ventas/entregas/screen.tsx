import { entregas } from '@telar/contract/ventas/entregas'
import { envios } from '@telar/contract/ventas/envios'
import { Send, Truck } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { TODAY } from '../../list/list-state.ts'
import { word } from '../../words.ts'
import { PrepararVarios } from '../envios/PrepararVarios.tsx'
import { PREPARAR } from '../envios/preparar-texts.ts'

const CONTRATO = { search: entregas.search, export: entregas.export, agrupar: entregas.agrupar }

export const head = crudHead(
  { search: entregas.search },
  {
    area: 'ventas',
    icon: Truck,
    order: 25,
    quiet: true,
    noun: {
      es: { one: 'albarán', many: 'albaranes' },
      en: { one: 'delivery note', many: 'delivery notes' },
      pt: { one: 'guia', many: 'guias', gender: 'f' },
      ca: { one: 'albarà', many: 'albarans' },
    },
    label: ({ numero }) => numero,
    sigil: '#',
    detail: ({ cliente }) => cliente,
    sort: '-id',
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'pedidos',
  labels: {
    numero: word('Albarán', 'Note', 'Guia', 'Albarà'),
    pedidoId: word('Pedido', 'Order', 'Encomenda', 'Comanda'),
    pedido: word('Pedido', 'Order', 'Encomenda', 'Comanda'),
    clienteId: word('Cliente', 'Customer', 'Cliente', 'Client'),
    cliente: word('Cliente', 'Customer', 'Cliente', 'Client'),
    comercialId: word('Comercial', 'Rep', 'Comercial', 'Comercial'),
    fecha: word('Fecha', 'Date', 'Data', 'Data'),
    quien: word('Quién', 'Who', 'Quem', 'Qui'),
    nota: word('Nota', 'Note', 'Nota', 'Nota'),
    prendas: word('Prendas', 'Garments', 'Peças', 'Peces'),
    devueltas: word('Devueltas', 'Returned', 'Devolvidas', 'Retornades'),
    deshechaEn: word('Deshecho', 'Undone', 'Desfeita', 'Desfet'),
    motivo: word('Motivo', 'Reason', 'Motivo', 'Motiu'),
  },
  columns: {
    numero: { kind: 'text', width: 120, main: true },
    fecha: { kind: 'date', width: 110 },
    cliente: { kind: 'text', grow: true },
    pedido: { kind: 'text', width: 130 },
    prendas: { kind: 'number', sum: true, width: 90 },
    devueltas: { kind: 'number', sum: true, width: 100, secondary: true },
    deshechaEn: { kind: 'moment', width: 140, secondary: true },
    quien: { kind: 'text', width: 180, hidden: true, secondary: true },
    nota: { kind: 'text', width: 200, hidden: true, secondary: true },
  },
  actions: [
    { call: envios.preparar, label: PREPARAR.preparar, icon: Send, key: 'e', needs: 'any', Dialog: PrepararVarios },
  ],
  views: [
    {
      name: word('Los de hoy', 'Today’s', 'As de hoje', 'Els d’avui'),
      conditions: [{ field: 'fecha', choice: 'eq', value: TODAY }],
    },
  ],
})
