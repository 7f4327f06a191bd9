import { users } from '@telar/contract/identidad/users'
import { UserRound } from 'lucide-react'
import { lazy } from 'react'
import { localScreen } from '../../declare/custom-screen.ts'
import { word } from '../../words.ts'
import { USER_LABELS } from './user-labels.ts'

export default localScreen(users.list, {
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
  labels: USER_LABELS,
  columns: {
    email: { kind: 'text', grow: true, main: true },
    firstName: { kind: 'text', width: 160 },
    lastName: { kind: 'text', width: 180, secondary: true },
    isActive: { kind: 'boolean', width: 100 },
    phoneNumber: { kind: 'text', hidden: true, secondary: true },
    userName: { kind: 'text', hidden: true, secondary: true },
    emailConfirmed: { kind: 'boolean', hidden: true, secondary: true },
  },
  label: ({ firstName, lastName, email }) => `${firstName} ${lastName}`.trim() || email,
  detail: ({ email }) => email,
  sort: 'email',
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
  create: users.create.access,
  remove: {
    access: users.remove.access,
    run: async ({ write }, ids) => {
      for (const id of ids) await write(users.remove, { params: { id: String(id) } })
    },
  },
  Record: lazy(() => import('./UserRecord.tsx')),
})
