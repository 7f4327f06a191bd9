import { facturalineas } from '@telar/contract/facturacion/facturalineas'
import { ListTree } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { hrefOf } from '../../place.ts'
import { word, words } from '../../words.ts'
import { ESTADO } from '../factura-estado.ts'
import { SumasDeLineas } from './SumasDeLineas.tsx'

const CONTRATO = { search: facturalineas.searchLineas, export: facturalineas.exportLineas }
const tipo = (label: string) => ({ label: word(label, label, label, label), mark: 'ring' as const })

export const head = crudHead(
  { search: facturalineas.searchLineas },
  {
    area: 'ventas',
    icon: ListTree,
    order: 21,
    quiet: true,
    noun: {
      es: { one: 'línea de factura', many: 'líneas de factura', gender: 'f' },
      en: { one: 'invoice line', many: 'invoice lines' },
      pt: { one: 'linha de fatura', many: 'linhas de fatura', gender: 'f' },
      ca: { one: 'línia de factura', many: 'línies de factura', gender: 'f' },
    },
    label: ({ descripcion }) => descripcion,
    detail: ({ numeroCompleto, cliente }) => [numeroCompleto, cliente].filter(Boolean).join(' '),
    sort: '-fecha',
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'facturas',
  labels: {
    facturaId: word('Factura', 'Invoice', 'Fatura', 'Factura'),
    numeroCompleto: word('Factura', 'Invoice', 'Fatura', 'Factura'),
    estado: words.estado,
    tipo: word('Tipo', 'Type', 'Tipo', 'Tipus'),
    fecha: word('Fecha', 'Date', 'Data', 'Data'),
    clienteId: words.cliente,
    cliente: words.cliente,
    comercialId: words.comercial,
    modeloId: word('Modelo', 'Model', 'Modelo', 'Model'),
    colorId: words.color,
    descripcion: words.descripcion,
    cantidad: word('Uds.', 'Pcs', 'Un.', 'Unit.'),
    precio: word('Precio', 'Price', 'Preço', 'Preu'),
    dto: word('Dto. %', 'Disc. %', 'Desc. %', 'Dte. %'),
    iva: word('IVA %', 'VAT %', 'IVA %', 'IVA %'),
    re: word('Recargo %', 'Surcharge %', 'Recargo %', 'Recàrrec %'),
    importe: word('Importe', 'Amount', 'Valor', 'Import'),
  },
  columns: {
    numeroCompleto: {
      kind: 'text',
      width: 116,
      main: true,
      Cell: ({ row }) => (
        <OfficeLink className="o-link" href={hrefOf('facturas', row.facturaId)}>
          {row.numeroCompleto ?? '–'}
        </OfficeLink>
      ),
    },
    fecha: { kind: 'date', width: 96 },
    cliente: { kind: 'text', width: 220 },
    descripcion: { kind: 'text', grow: true },
    estado: { kind: 'state', states: ESTADO, width: 108, secondary: true },
    cantidad: { kind: 'number', sum: true, width: 76 },
    precio: { kind: 'money', width: 92 },
    dto: { kind: 'number', width: 84, secondary: true },
    importe: { kind: 'money', sum: true, width: 104 },
    tipo: {
      kind: 'state',
      states: {
        ...{ F1: tipo('F1'), F2: tipo('F2'), F3: tipo('F3') },
        ...{ R1: tipo('R1'), R2: tipo('R2'), R3: tipo('R3'), R4: tipo('R4'), R5: tipo('R5') },
      },
      hidden: true,
      secondary: true,
    },
    iva: { kind: 'number', hidden: true, secondary: true },
    re: { kind: 'number', hidden: true, secondary: true },
  },
  views: [
    {
      name: word('Emitidas', 'Issued', 'Emitidas', 'Emeses'),
      conditions: [{ field: 'estado', choice: 'eq', value: 'emitida' }],
    },
    {
      name: word('Con descuento', 'With discount', 'Com desconto', 'Amb descompte'),
      conditions: [{ field: 'dto', choice: 'gt', value: '0' }],
    },
    {
      name: word('Devueltas', 'Returned', 'Devolvidas', 'Retornades'),
      conditions: [{ field: 'cantidad', choice: 'lt', value: '0' }],
    },
  ],
  Sums: SumasDeLineas,
})
