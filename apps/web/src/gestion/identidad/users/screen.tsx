import { lazyRouteComponent } from '@tanstack/react-router'
import { users } from '@telar/contract/identidad/users'
import { UserRound } from 'lucide-react'
import { localHead } from '../../declare/head.ts'
import { localScreen } from '../../declare/local-screen.ts'
import { isUuid } from '../../place.ts'
import { word } from '../../words.ts'
import { RolesCell } from './RolesCell.tsx'
import { USER_LABELS } from './user-labels.ts'

export const head = localHead(users.list, {
  area: 'ajustes',
  icon: UserRound,
  order: 30,
  go: 'u',
  noun: {
    es: { one: 'usuario', many: 'usuarios' },
    en: { one: 'user', many: 'users' },
    pt: { one: 'utilizador', many: 'utilizadores' },
    ca: { one: 'usuari', many: 'usuaris' },
  },
  label: ({ firstName, lastName, email }) => `${firstName} ${lastName}`.trim() || email,
  detail: ({ email }) => email,
  sort: 'email',
  create: users.create.access,
  names: isUuid,
  Record: lazyRouteComponent(() => import('./UserRecord.tsx')),
})

export default localScreen(users.list, head, {
  labels: USER_LABELS,
  export: users.export,
  columns: {
    email: { kind: 'text', grow: true, main: true },
    firstName: { kind: 'text', width: 160, secondary: true },
    lastName: { kind: 'text', width: 180, secondary: true },
    roles: { kind: 'custom', width: 180, telling: true, Cell: RolesCell },
    isActive: { kind: 'boolean', width: 100 },
    ultimoAcceso: { kind: 'moment', width: 150, secondary: true },
    phoneNumber: { kind: 'text', hidden: true, secondary: true },
    userName: { kind: 'text', hidden: true, secondary: true },
    emailConfirmed: { kind: 'boolean', hidden: true, secondary: true },
  },
  views: [
    {
      name: word('Abiertos', 'Open', 'Abertos', 'Oberts'),
      conditions: [{ field: 'isActive', choice: 'eq', value: 'true' }],
    },
    {
      name: word('Cerrados', 'Closed', 'Fechados', 'Tancats'),
      conditions: [{ field: 'isActive', choice: 'eq', value: 'false' }],
    },
  ],
  remove: {
    access: users.remove.access,
    run: async ({ write }, ids) => {
      for (const id of ids) await write(users.remove, { params: { id: String(id) } })
    },
  },
})
