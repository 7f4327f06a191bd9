import { lazyRouteComponent } from '@tanstack/react-router'
import { webhooks } from '@telar/contract/casa/webhooks'
import { Webhook } from 'lucide-react'
import { localHead } from '../../declare/head.ts'
import { localScreen } from '../../declare/local-screen.ts'
import { statesOf } from '../../declare/values.ts'
import { word } from '../../words.ts'
import { EventosCell, SituacionCell } from './celdas.tsx'
import { EVENTO, WEBHOOK_LABELS } from './webhooks-texts.ts'

export const head = localHead(webhooks.list, {
  area: 'ajustes',
  icon: Webhook,
  order: 46,
  noun: {
    es: { one: 'webhook', many: 'webhooks' },
    en: { one: 'webhook', many: 'webhooks' },
    pt: { one: 'webhook', many: 'webhooks' },
    ca: { one: 'webhook', many: 'webhooks' },
  },
  label: ({ nombre }) => nombre,
  sort: 'nombre',
  create: 'Permissions.Webhooks.Create',
  Record: lazyRouteComponent(() => import('./WebhookRecord.tsx')),
})

export default localScreen(webhooks.list, head, {
  labels: WEBHOOK_LABELS,
  export: webhooks.export,
  columns: {
    nombre: { kind: 'text', width: 200, main: true },
    url: { kind: 'text', grow: true },
    fallosSeguidos: { kind: 'number', width: 150, align: 'left', Cell: SituacionCell },
    eventos: { kind: 'custom', states: statesOf(EVENTO, 'ring'), width: 220, secondary: true, Cell: EventosCell },
    pendientes: { kind: 'number', width: 90, secondary: true },
    fallidos: { kind: 'number', width: 110, secondary: true },
    ultimoEnviado: { kind: 'moment', width: 140, secondary: true },
    activo: { kind: 'boolean', width: 90, hidden: true, secondary: true },
    pausaHasta: { kind: 'moment', width: 140, hidden: true, secondary: true },
    anteriorHasta: { kind: 'moment', width: 140, hidden: true, secondary: true },
    creadoEn: { kind: 'moment', width: 140, hidden: true, secondary: true },
  },
  views: [
    {
      name: word('Fallan', 'Failing', 'Falham', 'Fallen'),
      conditions: [{ field: 'fallosSeguidos', choice: 'gt', value: '0' }],
    },
    {
      name: word('Parados', 'Stopped', 'Parados', 'Aturats'),
      conditions: [{ field: 'activo', choice: 'eq', value: 'false' }],
    },
  ],
  remove: {
    access: webhooks.borrar.access,
    run: async ({ write }, ids) => {
      for (const id of ids) await write(webhooks.borrar, { params: { id: Number(id) } })
    },
  },
})
