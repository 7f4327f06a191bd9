import { lazyRouteComponent } from '@tanstack/react-router'
import { liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import { CalendarCheck2, HandCoins } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'
import { ESTADO, LIQUIDACION_LABELS } from './liquidacion-texts.ts'
import { Mes } from './Mes.tsx'
import { PAGINA } from './paginas.ts'
import { Siguiente } from './Siguiente.tsx'

const CONTRATO = {
  search: liquidacionestaller.search,
  export: liquidacionestaller.export,
  get: liquidacionestaller.get,
}

export const head = crudHead(
  { search: liquidacionestaller.search },
  {
    area: 'produccion',
    icon: HandCoins,
    order: 14,
    table: 'liquidaciones_taller',
    short: word('Liquidar talleres', 'Workshop statements', 'Liquidar oficinas', 'Liquidar tallers'),
    noun: {
      es: { one: 'liquidación de taller', many: 'liquidaciones de taller', gender: 'f' },
      en: { one: 'workshop statement', many: 'workshop statements' },
      pt: { one: 'liquidação de oficina', many: 'liquidações de oficina', gender: 'f' },
      ca: { one: 'liquidació de taller', many: 'liquidacions de taller', gender: 'f' },
    },
    label: ({ numero, mes, taller }) => numero ?? `${mes} ${taller}`,
    sigil: '#',
    detail: ({ taller, mes }) => `${taller} · ${mes}`,
    sort: '-mes',
    waits: [{ name: PAGINA.porRevisar, conditions: [{ field: 'estado', choice: 'eq', value: 'borrador' }] }],
    pages: {
      preparar: {
        label: PAGINA.preparar,
        icon: CalendarCheck2,
        access: liquidacionestaller.create.access,
        Component: lazyRouteComponent(() => import('./Preparar.tsx')),
      },
    },
    loads: (read, { id }) => id !== null && read(liquidacionestaller.get, { params: { id: Number(id) } }),
    Record: lazyRouteComponent(() => import('./LiquidacionRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  labels: LIQUIDACION_LABELS,
  firstAt: 'preparar',
  columns: {
    mes: { kind: 'text', width: 140, main: true, Cell: ({ row }) => <Mes mes={row.mes} /> },
    taller: { kind: 'text', grow: true },
    numero: { kind: 'text', width: 140 },
    estado: { kind: 'state', states: ESTADO, width: 140 },
    prendas: { kind: 'number', sum: true, width: 100 },
    segundas: { kind: 'number', sum: true, width: 100, secondary: true },
    importe: { kind: 'money', sum: true, width: 120 },
    fecha: { kind: 'date', width: 120, secondary: true },
    lineas: { kind: 'number', hidden: true, secondary: true },
    revisadas: { kind: 'number', hidden: true, secondary: true },
    modificadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    { name: ESTADO.liquidada.label, conditions: [{ field: 'estado', choice: 'eq', value: 'liquidada' }] },
  ],
  Next: Siguiente,
})
