import { lazyRouteComponent } from '@tanstack/react-router'
import { comisiones } from '@telar/contract/facturacion/comisiones'
import { FileCheck2 } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { word, words } from '../../words.ts'
import { COMISION_LABELS, CRITERIO } from '../comision-texts.ts'

const LABELS = {
  comercialId: words.comercial,
  comercial: words.comercial,
  fecha: word('Fecha', 'Date', 'Data', 'Data'),
  hasta: word('Hasta el', 'Up to', 'Até', 'Fins al'),
  criterio: COMISION_LABELS.criterio,
  facturas: word('Facturas', 'Invoices', 'Faturas', 'Factures'),
  importe: word('Importe', 'Amount', 'Valor', 'Import'),
  quien: word('Quién', 'Who', 'Quem', 'Qui'),
  notas: words.notas,
  pagada: word('Pagada el', 'Paid on', 'Paga em', 'Pagada el'),
}

const CONTRATO = { search: comisiones.searchLiquidaciones, export: comisiones.exportLiquidaciones }

export const head = crudHead(
  { search: comisiones.searchLiquidaciones },
  {
    area: 'ventas',
    icon: FileCheck2,
    order: 55,
    quiet: true,
    table: 'liquidaciones',
    beside: true,
    noun: {
      es: { one: 'liquidación', many: 'liquidaciones', gender: 'f' },
      en: { one: 'settlement', many: 'settlements' },
      pt: { one: 'liquidação', many: 'liquidações', gender: 'f' },
      ca: { one: 'liquidació', many: 'liquidacions', gender: 'f' },
    },
    label: ({ comercial }) => comercial,
    detail: ({ fecha }) => fecha,
    sort: '-fecha',
    loads: (read, { id }) => id !== null && read(comisiones.liquidacion, { params: { id: Number(id) } }),
    Record: lazyRouteComponent(() => import('./LiquidacionRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'comisiones',
  labels: LABELS,
  columns: {
    fecha: { kind: 'date', width: 110 },
    comercial: { kind: 'text', grow: true, main: true },
    hasta: { kind: 'date', width: 110 },
    criterio: {
      kind: 'state',
      secondary: true,
      width: 180,
      states: {
        facturado: { label: CRITERIO.facturado, mark: 'ring' },
        cobrado: { label: CRITERIO.cobrado, mark: 'ring' },
      },
      Cell: ({ row }) => <Palabra de={CRITERIO[row.criterio]} />,
    },
    facturas: { kind: 'number', sum: true, width: 100 },
    importe: { kind: 'money', sum: true, width: 120 },
    quien: { kind: 'text', width: 200, secondary: true },
    pagada: { kind: 'date', width: 110 },
    notas: { kind: 'text', hidden: true, secondary: true },
    creadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
})
