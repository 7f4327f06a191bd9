import { pruebas } from '@telar/contract/facturacion/pruebas'
import { FileWarning } from 'lucide-react'
import { localHead } from '../../declare/head.ts'
import { localScreen } from '../../declare/local-screen.ts'
import { statesOf } from '../../declare/values.ts'
import { word } from '../../words.ts'
import { FacturaCell, FaltanCell } from './celdas.tsx'
import { FALTA, PRUEBA_LABELS } from './prueba-texts.ts'

export const head = localHead(pruebas.pendientes, {
  area: 'contabilidad',
  icon: FileWarning,
  order: 62,
  quiet: true,
  short: word('Pruebas de transporte', 'Proofs of transport', 'Provas de transporte', 'Proves de transport'),
  noun: {
    es: { one: 'factura sin prueba de transporte', many: 'facturas sin prueba de transporte', gender: 'f' },
    en: { one: 'invoice without proof of transport', many: 'invoices without proof of transport' },
    pt: { one: 'fatura sem prova de transporte', many: 'faturas sem prova de transporte', gender: 'f' },
    ca: { one: 'factura sense prova de transport', many: 'factures sense prova de transport', gender: 'f' },
  },
  label: ({ numero }) => numero,
  detail: ({ cliente }) => cliente,
  sort: '-fecha',
})

export default localScreen(pruebas.pendientes, head, {
  labels: PRUEBA_LABELS,
  export: pruebas.exportPendientes,
  columns: {
    numero: { kind: 'text', width: 130, main: true, Cell: FacturaCell },
    fecha: { kind: 'date', width: 110 },
    cliente: { kind: 'text', grow: true },
    pais: { kind: 'text', width: 70 },
    base: { kind: 'money', sum: true, width: 120 },
    faltan: { kind: 'custom', states: statesOf(FALTA, 'ring'), width: 280, Cell: FaltanCell },
    pruebas: { kind: 'number', width: 90, secondary: true },
  },
})
