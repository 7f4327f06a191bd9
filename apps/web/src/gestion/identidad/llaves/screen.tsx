import { lazyRouteComponent } from '@tanstack/react-router'
import { llaves } from '@telar/contract/identidad/llaves'
import { KeyRound } from 'lucide-react'
import { customScreen } from '../../declare/head.ts'

export const head = customScreen({
  area: 'ajustes',
  icon: KeyRound,
  order: 45,
  noun: {
    es: { one: 'llave de programa', many: 'llaves de programas', gender: 'f' },
    en: { one: 'API key', many: 'API keys' },
    pt: { one: 'chave de programa', many: 'chaves de programas', gender: 'f' },
    ca: { one: 'clau de programa', many: 'claus de programes', gender: 'f' },
  },
  needs: llaves.list.access,
  loads: (read) => read(llaves.list, {}),
  Component: lazyRouteComponent(() => import('./Llaves.tsx')),
})
