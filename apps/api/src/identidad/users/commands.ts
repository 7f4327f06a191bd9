import { ADMIN, DAR_ROLES } from '@telar/domain/identidad/acceso'
import type { Idioma } from '@telar/domain/idioma'
import type { Permiso } from '@telar/domain/permiso'
import { ReglaError } from '@telar/domain/regla'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { enviarCorreo } from '../../casa/correo/enviar.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import {
  clavesTable,
  rolePermissionsTable,
  rolesTable,
  userRolesTable,
  usersTable,
} from '../../db/schema/identidad/users.ts'
import type { Caller } from '../../kit/caller.ts'
import { conflict, FieldsError, forbidden, notFound } from '../../kit/errors.ts'
import { forgiveAccount } from '../../kit/guard.ts'
import type { House } from '../../kit/house.ts'
import { hashKey, newKey } from '../keys.ts'
import { revokeUser } from '../sessions.ts'
import { invitacion, restablecer } from './cartas.ts'
import { otherAdminExists, permissionsNow, permissionsOf, rolesOf } from './queries.ts'

declare module '../../kit/house.ts' {
  interface House {
    /** In what language a customer is written to. */
    idiomaDeCliente: (db: Db, clienteId: number) => Promise<Idioma | undefined>
  }
}

const KEY_HOURS = 1
const DAY_HOURS = 24
const INVITED_DAYS = 7

/** Nobody changes the account of somebody who may do more than they may themselves. */
export async function refuseToOutrank(db: Db, caller: Pick<Caller, 'permissions'>, userId: string): Promise<void> {
  const theirs = await permissionsOf(db, userId)
  if (theirs.some((permission) => !caller.permissions.has(permission))) throw forbidden()
}

interface Vinculos {
  clienteId?: number | null | undefined
  comercialId?: number | null | undefined
}

/**
 * Whose account it is decides what it sees: a link is made by who has the right over what it opens and is bound to no
 * part of it themselves, and never for oneself.
 */
export function refuseToLink(
  { id, clienteId, comercialId, permissions }: Caller,
  userId: string,
  from: Vinculos,
  to: Vinculos,
) {
  const changes = (key: keyof Vinculos) => to[key] !== undefined && to[key] !== from[key]
  const asked: Permiso[] = [
    ...(changes('clienteId') ? ['Permissions.Clientes.Update' as const] : []),
    ...(changes('comercialId') ? ['Permissions.Comerciales.Update' as const] : []),
  ]
  if (asked.length === 0) return
  if (id === userId) throw conflict('usuario.vinculo-propio')
  const bound = clienteId !== null || comercialId !== null
  if (bound || asked.some((permission) => !permissions.has(permission))) throw forbidden('usuario.vinculo')
}

/** An administrator may go only while another one stays, and by somebody whom nobody has put out meanwhile. */
export async function keepAnAdmin(db: Db, caller: Caller, userId: string): Promise<void> {
  if (!(await rolesOf(db, userId)).includes(ADMIN)) return
  if (!(await otherAdminExists(db, userId))) throw conflict('usuario.ultimo-admin')
  await refuseToOutrank(db, { permissions: new Set(await permissionsNow(db, caller.id)) }, userId)
}

interface RoleWish {
  roleName: string
  enabled: boolean
}

/** Gives and takes roles; nobody hands out or takes away what they do not hold themselves. */
export async function setRoles(db: Db, caller: Caller, userId: string, wishes: RoleWish[]): Promise<void> {
  const names = wishes.map(({ roleName }) => roleName)
  const roles = names.length === 0 ? [] : await db.select().from(rolesTable).where(inArray(rolesTable.name, names))
  const unknown = names.find((name) => !roles.some((role) => role.name === name))
  if (unknown) throw new ReglaError('rol.inexistente', { name: unknown })
  const held = await rolesOf(db, userId)
  for (const { roleName, enabled } of wishes) {
    if (held.includes(roleName) === enabled) continue
    const role = roles.find(({ name }) => name === roleName)
    if (role) await setRole(db, caller, userId, role, enabled)
  }
}

/** The roles with which an account begins; who gives them may also give them to those who are there. */
export async function giveRoles(db: Db, caller: Caller, userId: string, roles: readonly string[]): Promise<void> {
  if (!caller.permissions.has(DAR_ROLES)) throw forbidden()
  await setRoles(
    db,
    caller,
    userId,
    roles.map((roleName) => ({ roleName, enabled: true })),
  )
}

async function setRole(
  db: Db,
  caller: Caller,
  userId: string,
  role: { id: string; name: string },
  enabled: boolean,
): Promise<void> {
  const permissions = await db.select().from(rolePermissionsTable).where(eq(rolePermissionsTable.roleId, role.id))
  if (permissions.some(({ permission }) => !caller.permissions.has(permission as never))) throw forbidden()
  if (enabled) {
    await db.insert(userRolesTable).values({ userId, roleId: role.id }).onConflictDoNothing()
    return
  }
  if (role.name === ADMIN) await keepAnAdmin(db, caller, userId)
  await db.delete(userRolesTable).where(and(eq(userRolesTable.userId, userId), eq(userRolesTable.roleId, role.id)))
}

/** Every link to set a password that was ever given out for the account is dead from now on. */
export const voidKeys = (db: Db, userId: string): Promise<unknown> =>
  db.delete(clavesTable).where(eq(clavesTable.userId, userId))

/** A one-time key for a person to set a password, and the address it works at. Only the newest one lives. */
export async function passwordLink(
  db: Db,
  config: Pick<Config, 'publicUrl'>,
  userId: string,
  hours = KEY_HOURS,
): Promise<string> {
  const key = newKey()
  const caducaEn = new Date(Date.now() + hours * 3_600_000).toISOString()
  await db.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.id, userId)).for('update')
  await voidKeys(db, userId)
  await db.insert(clavesTable).values({ claveHash: hashKey(key), userId, caducaEn })
  return `${config.publicUrl}/reset-password?key=${key}`
}

interface Invited {
  id: string
  email: string
  firstName: string
  idioma: Idioma
}

/** Invites somebody to choose the password of the account that was opened for them. */
export async function invite(db: Db, config: Config, { id, email, firstName, idioma }: Invited): Promise<void> {
  const enlace = await passwordLink(db, config, id, INVITED_DAYS * DAY_HOURS)
  const datos = { nombre: firstName, enlace, dias: INVITED_DAYS }
  await enviarCorreo(db, { para: email, idioma, plantilla: invitacion, datos, sobre: [`users/${id}`] })
}

interface Suyo {
  clienteId?: number | null | undefined
  idioma: Idioma
}

/** The language in which an account is written to: that of the customer whose it is, or else its own. */
export const languageFor = async (
  db: Db,
  { idiomaDeCliente }: Pick<House, 'idiomaDeCliente'>,
  { clienteId, idioma }: Suyo,
): Promise<Idioma> => (clienteId && (await idiomaDeCliente(db, clienteId))) || idioma

/** Sends somebody, in their language, the mail by which they choose a password: the first one, or another. */
export async function sendAccess(db: Db, house: Pick<House, 'config' | 'idiomaDeCliente'>, userId: string) {
  const [user] = await db.select().from(usersTable).where(eq(usersTable.id, userId))
  if (!user) throw notFound('User', userId)
  if (!user.isActive) throw conflict('usuario.cerrado')
  const { id, email, firstName, passwordHash, clienteId } = user
  const idioma = await languageFor(db, house, { clienteId, idioma: user.idioma as Idioma })
  if (passwordHash === null) {
    await invite(db, house.config, { id, email, firstName, idioma })
    return 'invitacion'
  }
  const enlace = await passwordLink(db, house.config, id)
  const datos = { nombre: firstName, enlace }
  await enviarCorreo(db, { para: email, idioma, plantilla: restablecer, datos, sobre: [`users/${id}`] })
  return 'restablecer'
}

/** Sends the mail that resets a password, if there is an open account. */
export async function sendPasswordLink(db: Db, config: Config, email: string, idioma: Idioma): Promise<void> {
  const [user] = await db
    .select()
    .from(usersTable)
    .where(and(sql`lower(${usersTable.email}) = ${email}`, eq(usersTable.isActive, true)))
  if (!user) return
  const enlace = await passwordLink(db, config, user.id)
  await enviarCorreo(db, {
    para: user.email,
    idioma,
    plantilla: restablecer,
    datos: { nombre: user.firstName, enlace },
  })
}

/** Sets the password that a key allows, once, and ends every session of the account. */
export async function resetPassword(
  db: Db,
  { email, token }: { email: string; token: string },
  passwordHash: string,
): Promise<void> {
  const isLive = and(eq(clavesTable.claveHash, hashKey(token)), sql`${clavesTable.caducaEn} > now()`)
  const [owner] = await db
    .select({ email: sql<string>`lower(${usersTable.email})` })
    .from(usersTable)
    .innerJoin(clavesTable, eq(clavesTable.userId, usersTable.id))
    .where(and(isLive, eq(usersTable.isActive, true)))
    .for('update', { of: usersTable })
  const [key] = owner ? await db.select({ userId: clavesTable.userId }).from(clavesTable).where(isLive) : []
  if (!owner || !key) throw new ReglaError('password.clave')
  if (owner.email !== email) throw new FieldsError({ email: ['password.correo'] })
  await db
    .update(usersTable)
    .set({ passwordHash, emailConfirmed: true, modificadoEn: sql`now()` })
    .where(eq(usersTable.id, key.userId))
  await voidKeys(db, key.userId)
  await revokeUser(db, key.userId)
  await forgiveAccount(db, key.userId)
}
