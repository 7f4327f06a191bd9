import { recibidas } from '@telar/contract/facturacion/recibidas'
import { BookDown } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { statesOf } from '../../declare/values.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Palabra } from '../../parts/Palabra.tsx'
import { hrefOf } from '../../place.ts'
import { word, words } from '../../words.ts'
import { GASTO, RECIBIDA, RECIBIDA_LABELS, TRATO } from '../recibida-texts.ts'

const CONTRATO = { search: recibidas.searchLibro, export: recibidas.exportLibro }

export const head = crudHead(
  { search: recibidas.searchLibro },
  {
    area: 'contabilidad',
    icon: BookDown,
    order: 67,
    quiet: true,
    table: 'recibidas',
    short: word('Libro de recibidas', 'Book of received', 'Livro de recebidas', 'Llibre de rebudes'),
    noun: {
      es: { one: 'línea del libro de recibidas', many: 'líneas del libro de recibidas', gender: 'f' },
      en: { one: 'line of the book of received', many: 'lines of the book of received' },
      pt: { one: 'linha do livro de recebidas', many: 'linhas do livro de recebidas', gender: 'f' },
      ca: { one: 'línia del llibre de rebudes', many: 'línies del llibre de rebudes', gender: 'f' },
    },
    label: ({ proveedor, numero }) => `${proveedor} ${numero}`,
    detail: ({ fecha }) => fecha,
    sort: '-fecha',
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'recibidas',
  labels: {
    recibidaId: word('Factura', 'Invoice', 'Fatura', 'Factura'),
    ejercicio: RECIBIDA_LABELS.ejercicio,
    recepcion: RECIBIDA_LABELS.recepcion,
    fecha: word('Cuenta el', 'Counts on', 'Conta em', 'Compta el'),
    fechaExpedicion: word('Expedición', 'Issued', 'Emissão', 'Expedició'),
    fechaOperacion: RECIBIDA_LABELS.fechaOperacion,
    fechaRecepcion: RECIBIDA_LABELS.fechaRecepcion,
    numero: RECIBIDA_LABELS.numero,
    proveedorId: RECIBIDA_LABELS.proveedorId,
    proveedor: RECIBIDA_LABELS.proveedor,
    nif: RECIBIDA_LABELS.nif,
    pais: words.pais,
    trato: RECIBIDA_LABELS.trato,
    gasto: RECIBIDA_LABELS.gasto,
    base: RECIBIDA_LABELS.base,
    iva: RECIBIDA.iva,
    cuota: RECIBIDA_LABELS.cuota,
    baseDeducible: word('Base deducible', 'Deductible net', 'Base dedutível', 'Base deduïble'),
    cuotaDeducible: word('Cuota deducible', 'Deductible tax', 'Imposto dedutível', 'Quota deduïble'),
    rectificativa: word('Rectificativa', 'Correction', 'Retificativa', 'Rectificativa'),
  },
  columns: {
    fecha: { kind: 'date', width: 104 },
    recepcion: { kind: 'number', width: 116, align: 'left', secondary: true },
    proveedor: {
      kind: 'text',
      grow: true,
      main: true,
      Cell: ({ row }) => (
        <OfficeLink className="o-link" href={hrefOf('recibidas', row.recibidaId)}>
          {row.proveedor}
        </OfficeLink>
      ),
    },
    numero: { kind: 'text', width: 130 },
    nif: { kind: 'text', width: 120, secondary: true },
    trato: {
      kind: 'state',
      states: statesOf(TRATO, 'ring'),
      width: 244,
      secondary: true,
      Cell: ({ row }) => <Palabra de={TRATO[row.trato]} />,
    },
    base: { kind: 'money', sum: true, width: 112, telling: true },
    iva: { kind: 'number', width: 76 },
    cuota: { kind: 'money', sum: true, width: 104 },
    gasto: {
      kind: 'state',
      states: statesOf(GASTO, 'ring'),
      hidden: true,
      secondary: true,
      Cell: ({ row }) => <Palabra de={GASTO[row.gasto]} />,
    },
    fechaExpedicion: { kind: 'date', hidden: true, secondary: true },
    fechaOperacion: { kind: 'date', hidden: true, secondary: true },
    fechaRecepcion: { kind: 'date', hidden: true, secondary: true },
    ejercicio: { kind: 'number', hidden: true, secondary: true },
    pais: { kind: 'text', hidden: true, secondary: true },
    baseDeducible: { kind: 'money', sum: true, hidden: true, secondary: true },
    cuotaDeducible: { kind: 'money', sum: true, hidden: true, secondary: true },
    rectificativa: { kind: 'boolean', hidden: true, secondary: true },
  },
})
