import { lazyRouteComponent } from '@tanstack/react-router'
import { cobros } from '@telar/contract/facturacion/cobros'
import { MEDIOS_DE_COBRO } from '@telar/domain/facturacion/cobro'
import { HandCoins } from 'lucide-react'
import { MEDIO_DE_COBRO } from '../../clientes/formas-de-pago.ts'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { Palabra } from '../../parts/Palabra.tsx'
import { AGRUPADOS, COBRO_LABELS, IMPAGADOS, MEDIOS } from './cobro-texts.ts'
import { SumasDeCobros } from './SumasDeCobros.tsx'
import { unCobro } from './un-cobro.ts'

const CONTRATO = { search: cobros.searchCobros, export: cobros.exportCobros, agrupar: cobros.agruparCobros }

export const head = crudHead(
  { search: cobros.searchCobros },
  {
    area: 'ventas',
    icon: HandCoins,
    order: 30,
    quiet: true,
    table: 'cobros',
    beside: true,
    noun: {
      es: { one: 'cobro', many: 'cobros' },
      en: { one: 'payment', many: 'payments' },
      pt: { one: 'recebimento', many: 'recebimentos' },
      ca: { one: 'cobrament', many: 'cobraments' },
    },
    label: ({ numeroCompleto }) => numeroCompleto ?? '',
    detail: ({ cliente }) => cliente,
    sort: '-fecha',
    loads: (read, { id }) => read(cobros.searchCobros, unCobro(id)),
    Record: lazyRouteComponent(() => import('./CobroRecord.tsx')),
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'facturas',
  labels: COBRO_LABELS,
  columns: {
    fecha: { kind: 'date', width: 110 },
    numeroCompleto: { kind: 'text', width: 140, main: true },
    cliente: { kind: 'text', grow: true },
    medio: {
      kind: 'state',
      states: MEDIOS,
      width: 150,
      Cell: ({ row }) => <Palabra de={MEDIO_DE_COBRO[row.medio]} />,
    },
    referencia: { kind: 'text', width: 180, secondary: true },
    importe: { kind: 'money', sum: true, width: 120 },
    impagado: { kind: 'boolean', width: 110 },
    fechaImpagado: { kind: 'date', hidden: true, secondary: true },
    creadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    { name: IMPAGADOS, conditions: [{ field: 'impagado', choice: 'eq', value: 'true' }] },
    ...MEDIOS_DE_COBRO.map((medio) => ({
      name: MEDIO_DE_COBRO[medio],
      conditions: [{ field: 'medio', choice: 'eq', value: medio }] as const,
    })),
  ],
  Sums: SumasDeCobros,
  grouped: AGRUPADOS,
})
