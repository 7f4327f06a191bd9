import { banco } from '@telar/contract/facturacion/banco'
import { FileInput } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { word } from '../../words.ts'

const CONTRATO = { search: banco.searchExtractos, export: banco.exportExtractos }

export const head = crudHead(
  { search: banco.searchExtractos },
  {
    area: 'contabilidad',
    icon: FileInput,
    order: 33,
    quiet: true,
    table: 'extractos',
    noun: {
      es: { one: 'extracto', many: 'extractos' },
      en: { one: 'statement', many: 'statements' },
      pt: { one: 'extrato', many: 'extratos' },
      ca: { one: 'extracte', many: 'extractes' },
    },
    label: ({ cuenta }) => cuenta,
    detail: ({ hasta }) => hasta,
    sort: '-id',
  },
)

export default crudScreen(CONTRATO, head, {
  from: 'banco',
  labels: {
    formato: word('Formato', 'Format', 'Formato', 'Format'),
    cuenta: word('Cuenta', 'Account', 'Conta', 'Compte'),
    desde: word('Desde', 'From', 'De', 'Des de'),
    hasta: word('Hasta', 'Until', 'Até', 'Fins a'),
    saldoInicial: word('Saldo inicial', 'Opening balance', 'Saldo inicial', 'Saldo inicial'),
    saldoFinal: word('Saldo final', 'Closing balance', 'Saldo final', 'Saldo final'),
    movimientos: word('Apuntes', 'Entries', 'Registos', 'Apunts'),
    nuevos: word('Nuevos', 'New', 'Novos', 'Nous'),
    quien: word('Quién', 'Who', 'Quem', 'Qui'),
  },
  columns: {
    creadoEn: { kind: 'moment', width: 136 },
    cuenta: { kind: 'text', grow: true, main: true },
    desde: { kind: 'date', width: 100 },
    hasta: { kind: 'date', width: 100 },
    saldoInicial: { kind: 'money', width: 116, secondary: true },
    saldoFinal: { kind: 'money', width: 116 },
    movimientos: { kind: 'number', width: 90 },
    nuevos: { kind: 'number', sum: true, width: 90 },
    quien: { kind: 'text', width: 150, secondary: true },
    formato: {
      kind: 'state',
      hidden: true,
      secondary: true,
      states: {
        norma43: { label: word('Norma 43', 'Norma 43', 'Norma 43', 'Norma 43'), mark: 'ring' },
        camt053: { label: word('camt.053', 'camt.053', 'camt.053', 'camt.053'), mark: 'ring' },
      },
    },
  },
})
