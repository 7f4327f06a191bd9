import { lazyRouteComponent } from '@tanstack/react-router'
import { webhooks } from '@telar/contract/casa/webhooks'
import { Webhook } from 'lucide-react'
import { customScreen } from '../../declare/head.ts'

export const head = customScreen({
  area: 'ajustes',
  icon: Webhook,
  order: 46,
  noun: {
    es: { one: 'webhook', many: 'webhooks' },
    en: { one: 'webhook', many: 'webhooks' },
    pt: { one: 'webhook', many: 'webhooks' },
    ca: { one: 'webhook', many: 'webhooks' },
  },
  needs: webhooks.list.access,
  loads: (read) => read(webhooks.list, {}),
  Component: lazyRouteComponent(() => import('./Webhooks.tsx')),
})
