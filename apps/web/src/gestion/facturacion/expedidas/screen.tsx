import { libros } from '@telar/contract/facturacion/libros'
import { BookText } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { word, words } from '../../words.ts'

const CONTRATO = { search: libros.searchExpedidas, export: libros.exportExpedidas }
const tipo = (label: string) => ({ label: word(label, label, label, label), mark: 'ring' as const })

export const head = crudHead(
  { search: libros.searchExpedidas },
  {
    area: 'contabilidad',
    icon: BookText,
    order: 66,
    quiet: true,
    table: 'facturas',
    short: word('Libro de expedidas', 'Book of issued', 'Livro de emitidas', 'Llibre d’expedides'),
    noun: {
      es: { one: 'línea del libro de expedidas', many: 'líneas del libro de expedidas', gender: 'f' },
      en: { one: 'line of the book of issued', many: 'lines of the book of issued' },
      pt: { one: 'linha do livro de emitidas', many: 'linhas do livro de emitidas', gender: 'f' },
      ca: { one: 'línia del llibre d’expedides', many: 'línies del llibre d’expedides', gender: 'f' },
    },
    label: ({ numeroCompleto }) => numeroCompleto,
    detail: ({ cliente }) => cliente,
    sort: '-fecha',
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'facturas',
  labels: {
    facturaId: word('Factura', 'Invoice', 'Fatura', 'Factura'),
    fecha: word('Devengo', 'Tax due', 'Exigibilidade', 'Meritació'),
    fechaExpedicion: word('Expedición', 'Issued', 'Emissão', 'Expedició'),
    fechaOperacion: word('Operación', 'Supply', 'Operação', 'Operació'),
    serie: word('Serie', 'Series', 'Série', 'Sèrie'),
    numeroCompleto: word('Factura', 'Invoice', 'Fatura', 'Factura'),
    tipo: word('Tipo', 'Type', 'Tipo', 'Tipus'),
    clienteId: words.cliente,
    cliente: words.cliente,
    nif: words.nif,
    nifIva: word('NIF-IVA', 'VAT number', 'NIF-IVA', 'NIF-IVA'),
    pais: words.pais,
    regimenIva: word('Régimen', 'Regime', 'Regime', 'Règim'),
    base: word('Base', 'Net', 'Base', 'Base'),
    iva: word('IVA %', 'VAT %', 'IVA %', 'IVA %'),
    cuotaIva: word('Cuota IVA', 'VAT', 'IVA', 'Quota IVA'),
    re: word('Recargo %', 'Surcharge %', 'Recargo %', 'Recàrrec %'),
    cuotaRe: word('Cuota recargo', 'Surcharge', 'Recargo', 'Quota recàrrec'),
    importe: word('Total', 'Total', 'Total', 'Total'),
  },
  columns: {
    fecha: { kind: 'date', width: 104 },
    numeroCompleto: {
      kind: 'text',
      width: 116,
      main: true,
      Cell: ({ row }) => (
        <OfficeLink className="o-link" href={hrefOf('facturas', row.facturaId)}>
          {row.numeroCompleto}
        </OfficeLink>
      ),
    },
    cliente: { kind: 'text', grow: true },
    nif: { kind: 'text', width: 120, secondary: true },
    base: { kind: 'money', sum: true, width: 112 },
    iva: { kind: 'number', width: 76 },
    cuotaIva: { kind: 'money', sum: true, width: 104 },
    re: { kind: 'number', width: 100, secondary: true },
    cuotaRe: { kind: 'money', sum: true, width: 120, secondary: true },
    importe: { kind: 'money', sum: true, width: 112, telling: true },
    tipo: {
      kind: 'state',
      states: {
        ...{ F1: tipo('F1'), F2: tipo('F2'), F3: tipo('F3') },
        ...{ R1: tipo('R1'), R2: tipo('R2'), R3: tipo('R3'), R4: tipo('R4'), R5: tipo('R5') },
      },
      hidden: true,
      secondary: true,
    },
    fechaExpedicion: { kind: 'date', hidden: true, secondary: true },
    fechaOperacion: { kind: 'date', hidden: true, secondary: true },
    serie: { kind: 'text', hidden: true, secondary: true },
    pais: { kind: 'text', hidden: true, secondary: true },
    nifIva: { kind: 'text', hidden: true, secondary: true },
    regimenIva: { kind: 'number', hidden: true, secondary: true },
  },
})
