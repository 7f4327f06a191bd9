import { lazyRouteComponent } from '@tanstack/react-router'
import { llaves } from '@telar/contract/identidad/llaves'
import { KeyRound } from 'lucide-react'
import { localHead } from '../../declare/head.ts'
import { localScreen } from '../../declare/local-screen.ts'
import { word } from '../../words.ts'
import { ESTADO, LLAVE_LABELS } from './llaves-texts.ts'
import { PermisosCell } from './PermisosCell.tsx'

export const head = localHead(llaves.list, {
  area: 'ajustes',
  icon: KeyRound,
  order: 45,
  noun: {
    es: { one: 'llave de programa', many: 'llaves de programas', gender: 'f' },
    en: { one: 'API key', many: 'API keys' },
    pt: { one: 'chave de programa', many: 'chaves de programas', gender: 'f' },
    ca: { one: 'clau de programa', many: 'claus de programes', gender: 'f' },
  },
  label: ({ nombre }) => nombre,
  sort: '-creadoEn',
  create: 'Permissions.Llaves.Create',
  Record: lazyRouteComponent(() => import('./LlaveRecord.tsx')),
})

export default localScreen(llaves.list, head, {
  labels: LLAVE_LABELS,
  export: llaves.export,
  columns: {
    nombre: { kind: 'text', grow: true, main: true },
    principio: { kind: 'text', width: 130, secondary: true },
    estado: { kind: 'state', width: 110, states: ESTADO },
    quien: { kind: 'text', width: 200 },
    permisos: { kind: 'custom', width: 130, align: 'right', secondary: true, Cell: PermisosCell },
    usadaEn: { kind: 'moment', width: 140 },
    caducaEn: { kind: 'moment', width: 140, secondary: true },
    creadoEn: { kind: 'moment', width: 140, hidden: true, secondary: true },
    porMinuto: { kind: 'number', width: 110, hidden: true, secondary: true },
    revocadaEn: { kind: 'moment', width: 140, hidden: true, secondary: true },
  },
  views: [
    {
      name: word('Valen', 'In force', 'Válidas', 'Valen'),
      conditions: [{ field: 'estado', choice: 'eq', value: 'vale' }],
    },
    {
      name: word('Revocadas', 'Revoked', 'Revogadas', 'Revocades'),
      conditions: [{ field: 'estado', choice: 'eq', value: 'revocada' }],
    },
  ],
})
