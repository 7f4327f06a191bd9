import { reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import { TONOS } from '@telar/domain/casa/reclamacion'
import { MailCheck } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { word, words } from '../../words.ts'
import { TONO } from '../reclamacion-tonos.ts'

const CONTRATO = { search: reclamaciones.search, export: reclamaciones.export }

export const head = crudHead(
  { search: reclamaciones.search },
  {
    area: 'ventas',
    icon: MailCheck,
    order: 38,
    quiet: true,
    table: 'reclamaciones',
    noun: {
      es: { one: 'reclamación enviada', many: 'reclamaciones enviadas', gender: 'f' },
      en: { one: 'reminder sent', many: 'reminders sent' },
      pt: { one: 'reclamação enviada', many: 'reclamações enviadas', gender: 'f' },
      ca: { one: 'reclamació enviada', many: 'reclamacions enviades', gender: 'f' },
    },
    label: ({ numeroCompleto }) => numeroCompleto,
    detail: ({ cliente }) => cliente,
    sort: '-fecha',
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'reclamaciones',
  labels: {
    facturaId: word('Factura', 'Invoice', 'Fatura', 'Factura'),
    numeroCompleto: word('Factura', 'Invoice', 'Fatura', 'Factura'),
    clienteId: words.cliente,
    cliente: words.cliente,
    vence: word('Vencía', 'Was due', 'Vencia', 'Vencia'),
    tono: word('Aviso', 'Notice', 'Aviso', 'Avís'),
    fecha: word('Enviada', 'Sent', 'Enviada', 'Enviada'),
    importe: word('Se debía', 'Was owed', 'Devia-se', 'Es devia'),
    interes: word('Intereses', 'Interest', 'Juros', 'Interessos'),
    compensacion: word('Costes', 'Costs', 'Custos', 'Costos'),
    pendiente: word('Se debe', 'Is owed', 'Deve-se', 'Es deu'),
    para: word('Para', 'To', 'Para', 'Per a'),
    quien: word('Quién', 'Who', 'Quem', 'Qui'),
  },
  columns: {
    fecha: { kind: 'date', width: 110 },
    numeroCompleto: {
      kind: 'text',
      width: 140,
      main: true,
      Cell: ({ row }) => (
        <OfficeLink className="o-link o-m" href={hrefOf('facturas', row.facturaId)}>
          {row.numeroCompleto}
        </OfficeLink>
      ),
    },
    cliente: { kind: 'text', grow: true },
    tono: { kind: 'state', states: TONO, width: 150 },
    vence: { kind: 'date', width: 110 },
    importe: { kind: 'money', sum: true, width: 120 },
    pendiente: { kind: 'money', width: 120 },
    para: { kind: 'text', width: 200, secondary: true },
    interes: { kind: 'money', hidden: true, secondary: true },
    compensacion: { kind: 'money', hidden: true, secondary: true },
    quien: { kind: 'text', hidden: true, secondary: true },
    creadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: TONOS.map((tono) => ({
    name: TONO[tono].label,
    conditions: [{ field: 'tono', choice: 'eq', value: tono }] as const,
  })),
})
