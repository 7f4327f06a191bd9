import { ADMIN } from '@telar/domain/identidad/acceso'
import type { Permiso } from '@telar/domain/permiso'
import { and, eq, getTableColumns, ne } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { takeTurn } from '../../db/rows.ts'
import {
  accesosTable,
  rolePermissionsTable,
  rolesTable,
  userRolesTable,
  usersTable,
} from '../../db/schema/identidad/users.ts'
import { notFound } from '../../kit/errors.ts'

const {
  passwordHash: _,
  idioma: __,
  esDemo: ___,
  creadoEn: ____,
  modificadoEn: _____,
  ...columns
} = getTableColumns(usersTable)
export const userColumns = columns

const { cuando } = accesosTable

/** Those people, each with when they were last here. */
export const usersWithAccess = (db: Db) =>
  db
    .select({ ...userColumns, ultimoAcceso: cuando })
    .from(usersTable)
    .leftJoin(accesosTable, eq(accesosTable.userId, usersTable.id))

const oneUser = (db: Db, id: string) => db.select(userColumns).from(usersTable).where(eq(usersTable.id, id))

export async function findUser(db: Db, id: string) {
  const [user] = await oneUser(db, id)
  if (!user) throw notFound('User', id)
  return user
}

/** An account that is about to change, kept from others until the transaction ends. */
export async function lockUser(db: Db, id: string) {
  const [user] = await oneUser(db, id).for('update')
  if (!user) throw notFound('User', id)
  return user
}

export async function permissionsOf(db: Db, userId: string): Promise<Permiso[]> {
  const rows = await db
    .selectDistinct({ permission: rolePermissionsTable.permission })
    .from(userRolesTable)
    .innerJoin(rolePermissionsTable, eq(rolePermissionsTable.roleId, userRolesTable.roleId))
    .where(eq(userRolesTable.userId, userId))
    .orderBy(rolePermissionsTable.permission)
  return rows.map(({ permission }) => permission as Permiso)
}

/** The same, of somebody whose account is open; nothing of one that is closed or gone. */
export async function permissionsNow(db: Db, userId: string): Promise<Permiso[]> {
  const [open] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), eq(usersTable.isActive, true)))
  return open ? permissionsOf(db, userId) : []
}

export async function rolesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ name: rolesTable.name })
    .from(userRolesTable)
    .innerJoin(rolesTable, eq(rolesTable.id, userRolesTable.roleId))
    .where(eq(userRolesTable.userId, userId))
    .orderBy(rolesTable.name)
  return rows.map(({ name }) => name)
}

const ADMINS_LOCK = 5_003_002

/** Whether somebody else, with an open account, is an administrator. Two who leave at once wait for each other. */
export async function otherAdminExists(db: Db, userId: string): Promise<boolean> {
  await takeTurn(db, ADMINS_LOCK)
  const [other] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .innerJoin(userRolesTable, eq(userRolesTable.userId, usersTable.id))
    .innerJoin(rolesTable, eq(rolesTable.id, userRolesTable.roleId))
    .where(and(eq(rolesTable.name, ADMIN), eq(usersTable.isActive, true), ne(usersTable.id, userId)))
    .limit(1)
  return other !== undefined
}
