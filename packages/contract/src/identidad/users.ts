import { DAR_ROLES } from '@telar/domain/identidad/acceso'
import { esAdivinable, MIN_PASSWORD } from '@telar/domain/identidad/fuerza'
import { z } from 'zod'
import { Email, exportListed, Id, Momento, Texto } from '../kit/crud.ts'
import { read, resource, text, write } from '../kit/endpoint.ts'

export const UserId = z.uuid()
const ByUserId = z.object({ id: UserId })

/** Long beats complicated: twelve characters, no rules about their kinds, only not what everybody types first. */
export const Password = z
  .string()
  .min(MIN_PASSWORD)
  .max(200)
  .refine((password) => !esAdivinable(password), { message: 'password.adivinable' })
const Cuenta = Email.max(254).toLowerCase()
const Nombre = z.string().trim().max(80)
const Telefono = z.string().trim().max(30).nullish()

export const User = z.object({
  id: UserId,
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  emailConfirmed: z.boolean(),
  phoneNumber: z.string().nullable(),
  imageUrl: z.string().nullable(),
  clienteId: Id.nullable(),
  comercialId: Id.nullable(),
})
export type User = z.output<typeof User>

/** The same as who looks after the accounts reads it. */
export const UserConAcceso = User.extend({
  /** When they were last here; nothing while they have never been. */
  ultimoAcceso: Momento.nullable(),
  roles: z.array(z.string()),
})
export type UserConAcceso = z.output<typeof UserConAcceso>

export const UserConPermisos = User.extend({ roles: z.array(z.string()), permissions: z.array(z.string()) })

export const UserRole = z.object({
  roleId: z.uuid(),
  roleName: z.string(),
  description: z.string(),
  enabled: z.boolean(),
})

export const UserDatos = z.object({
  firstName: Nombre.min(1),
  lastName: Nombre,
  email: Cuenta,
  userName: Texto(80).nullish(),
  phoneNumber: Telefono,
})
const samePassword = { path: ['confirmPassword'], message: 'password.no-coincide' }

/** Whose account it is: `null` unlinks, nothing leaves it as it is. */
export const Vinculos = { clienteId: Id.nullable().optional(), comercialId: Id.nullable().optional() }

/** Without a password, the person is invited by mail to choose one. */
export const UserInput = UserDatos.extend({
  password: Password.nullish(),
  confirmPassword: z.string().nullish(),
  ...Vinculos,
  roles: z.array(z.string().max(80)).max(100).default([]),
}).refine(({ password, confirmPassword }) => (password ?? '') === (confirmPassword ?? ''), samePassword)
/** What is changed of an account; what is not said stays as it is, also what somebody else has just changed. */
export const UserCambio = UserDatos.partial().extend({
  id: UserId,
  isActive: z.boolean().nullish(),
  ...Vinculos,
  /** What it said of that when it was looked at: a change of what has become something else since is refused. */
  antes: User.omit({ id: true, emailConfirmed: true, imageUrl: true }).partial().nullish(),
})

/** The mails by which a password is chosen: the first one, or another. */
export const CARTAS_DE_ACCESO = ['invitacion', 'restablecer'] as const

export const users = resource(
  'users',
  {
    list: read.get('', { access: 'View', summary: 'Every user', response: z.array(UserConAcceso) }),
    export: exportListed(UserId),
    get: read.get('/:id', { access: 'View', summary: 'One user', params: ByUserId, response: UserConAcceso }),
    getWithRolesPermissions: read.get('/get-user-with-roles-permissions/:id', {
      access: 'View',
      summary: 'One user with roles and permissions',
      params: ByUserId,
      response: UserConPermisos,
    }),
    roles: read.get('/:id/roles', {
      access: 'View',
      summary: 'Every role, and whether this user holds it',
      params: ByUserId,
      response: z.array(UserRole),
    }),
    setRoles: write.post('/roles', {
      access: 'Update',
      summary: 'Give and take roles',
      body: z.object({
        userId: UserId,
        userRoles: z.array(z.object({ roleName: z.string().max(80), enabled: z.boolean() })).max(100),
      }),
      response: text,
    }),
    create: write.post('', {
      access: 'Create',
      summary: 'Create a user, with roles and as whose account it is; without a password they are invited by mail',
      also: [DAR_ROLES],
      creates: true,
      body: UserInput,
      response: text,
    }),
    update: write.put('', { access: 'Update', summary: 'Update a user', body: UserCambio, response: text }),
    remove: write.delete('/:id', { access: 'Delete', summary: 'Delete a user', params: ByUserId, response: text }),
    invitar: write.post('/:id/invitacion', {
      access: 'Update',
      summary: 'Send somebody the mail by which they choose a password: an invitation while they have none',
      creates: true,
      params: ByUserId,
      response: z.enum(CARTAS_DE_ACCESO),
    }),
    forgotPassword: write.post('/forgot-password', {
      access: 'public',
      summary: 'Ask for the mail that resets a password',
      guarded: 'olvido',
      steady: 150,
      body: z.object({ email: Cuenta }),
      response: z.string(),
    }),
    resetPassword: write.post('/reset-password', {
      access: 'public',
      summary: 'Set a new password with the key of that mail',
      creates: true,
      guarded: 'nueva-clave',
      forgives: true,
      body: z.object({ email: Cuenta, password: Password, token: z.string().min(1).max(200) }),
      response: text,
    }),
  },
  { base: '/api' },
)
