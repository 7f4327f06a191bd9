import { lazyRouteComponent } from '@tanstack/react-router'
import { banco } from '@telar/contract/facturacion/banco'
import { ArrowLeftRight, Link2 } from 'lucide-react'
import { crudScreen } from '../../declare/crud-screen.ts'
import { crudHead } from '../../declare/head.ts'
import { BANCO_LABELS } from './banco-texts.ts'
import { ESTADO } from './estados.ts'
import { dichoDe, sinCasar } from './movimiento.ts'
import { PAGINA } from './paginas.ts'
import { Siguiente } from './Siguiente.tsx'

const en = (value: keyof typeof ESTADO) => ({ field: 'estado', choice: 'eq', value }) as const

export const head = crudHead(banco, {
  area: 'contabilidad',
  icon: ArrowLeftRight,
  order: 32,
  quiet: true,
  table: 'movimientos_bancarios',
  noun: {
    es: { one: 'apunte del banco', many: 'apuntes del banco' },
    en: { one: 'bank entry', many: 'bank entries' },
    pt: { one: 'registo do banco', many: 'registos do banco' },
    ca: { one: 'apunt del banc', many: 'apunts del banc' },
  },
  label: dichoDe,
  detail: ({ fecha }) => fecha,
  sort: '-fecha',
  waits: [{ name: ESTADO.pendiente.label, conditions: [en('pendiente')] }],
  pages: {
    casar: {
      label: PAGINA.casar,
      icon: Link2,
      access: banco.search.access,
      loads: (read) => read(banco.search, sinCasar),
      Component: lazyRouteComponent(() => import('./Casar.tsx')),
    },
  },
  loads: (read, { id }) => id !== null && read(banco.get, { params: { id: Number(id) } }),
  Record: lazyRouteComponent(() => import('./MovimientoRecord.tsx')),
})

export default crudScreen(banco, head, {
  labels: BANCO_LABELS,
  columns: {
    fecha: { kind: 'date', width: 110 },
    texto: { kind: 'text', grow: true, main: true },
    contraparte: { kind: 'text', width: 210, secondary: true },
    referencia: { kind: 'text', width: 124, secondary: true },
    importe: { kind: 'money', sum: true, width: 120, telling: true },
    resto: { kind: 'money', sum: true, width: 120 },
    estado: { kind: 'state', states: ESTADO, width: 130 },
    cuenta: { kind: 'text', hidden: true, secondary: true },
    fechaValor: { kind: 'date', hidden: true, secondary: true },
    concepto: { kind: 'text', hidden: true, secondary: true },
    contraparteIban: { kind: 'text', hidden: true, secondary: true },
    casado: { kind: 'money', hidden: true, secondary: true },
    motivo: { kind: 'text', hidden: true, secondary: true },
    creadoEn: { kind: 'moment', hidden: true, secondary: true },
  },
  views: [
    ...head.list.waits,
    { name: ESTADO.parcial.label, conditions: [en('parcial')] },
    { name: ESTADO.casado.label, conditions: [en('casado')] },
    { name: ESTADO.descartado.label, conditions: [en('descartado')] },
  ],
  Next: Siguiente,
})
