import { lazyRouteComponent } from '@tanstack/react-router'
import { roles } from '@telar/contract/identidad/roles'
import { ShieldCheck } from 'lucide-react'
import { localHead } from '../../declare/head.ts'
import { localScreen } from '../../declare/local-screen.ts'
import { isUuid } from '../../place.ts'
import { ROLE_LABELS } from './role-texts.ts'

export const head = localHead(roles.list, {
  area: 'ajustes',
  icon: ShieldCheck,
  order: 40,
  go: 'r',
  noun: {
    es: { one: 'rol', many: 'roles' },
    en: { one: 'role', many: 'roles' },
    pt: { one: 'função', many: 'funções', gender: 'f' },
    ca: { one: 'rol', many: 'rols' },
  },
  label: ({ name }) => name,
  detail: ({ description }) => description,
  sort: 'name',
  create: roles.create.access,
  names: isUuid,
  Record: lazyRouteComponent(() => import('./RoleRecord.tsx')),
})

export default localScreen(roles.list, head, {
  labels: ROLE_LABELS,
  export: roles.export,
  columns: {
    name: { kind: 'text', width: 200, main: true },
    description: { kind: 'text', grow: true },
    users: 'number',
    fixed: { kind: 'boolean', width: 130, secondary: true },
  },
  remove: {
    access: roles.remove.access,
    run: async ({ write }, ids) => {
      for (const id of ids) await write(roles.remove, { params: { id: String(id) } })
    },
  },
})
