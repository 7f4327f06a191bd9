import { setTimeout as sleep } from 'node:timers/promises'
import { users } from '@telar/contract/identidad/users'
import { asc, eq, sql } from 'drizzle-orm'
import { rolesTable, userRolesTable, usersTable } from '../../db/schema/identidad/users.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { implement } from '../../kit/call.ts'
import { conflict } from '../../kit/errors.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { hashPassword } from '../passwords.ts'
import { revokeUser } from '../sessions.ts'
import {
  keepAnAdmin,
  refuseToLink,
  refuseToOutrank,
  resetPassword,
  sendPasswordLink,
  setRoles,
  voidKeys,
} from './commands.ts'
import { findUser, permissionsOf, rolesOf, userColumns } from './queries.ts'

/** Whether the account exists must not be told by the clock. */
const FORGOT_MS = 150

export default implement(users, {
  list: ({ db }) => db.select(userColumns).from(usersTable).orderBy(asc(usersTable.email)),

  get: ({ db, params: { id } }) => findUser(db, id),

  getWithRolesPermissions: async ({ db, params: { id } }) => ({
    ...(await findUser(db, id)),
    roles: await rolesOf(db, id),
    permissions: await permissionsOf(db, id),
  }),

  roles: async ({ db, params: { id } }) => {
    await findUser(db, id)
    const held = db.select({ id: userRolesTable.roleId }).from(userRolesTable).where(eq(userRolesTable.userId, id))
    return db
      .select({
        roleId: rolesTable.id,
        roleName: rolesTable.name,
        description: rolesTable.description,
        enabled: sql<boolean>`${rolesTable.id} in ${held}`,
      })
      .from(rolesTable)
      .orderBy(rolesTable.name)
  },

  setRoles: async ({ db, body: { userId, userRoles }, user, idioma }) => {
    await findUser(db, userId)
    await refuseToOutrank(db, user, userId)
    await setRoles(db, user, userId, userRoles)
    return mensaje(idioma, 'usuario.roles')
  },

  create: async ({ db, body: { password, confirmPassword: _, userName, ...datos } }) => {
    const passwordHash = await hashPassword(password)
    const values = { ...datos, userName: userName ?? datos.email, passwordHash, emailConfirmed: true }
    const [row] = await saving(usersTable, db.insert(usersTable).values(values).returning({ id: usersTable.id }))
    return row?.id ?? ''
  },

  update: async ({ db, body: { id, isActive, userName, ...datos }, user }) => {
    const current = await findUser(db, id)
    await refuseToOutrank(db, user, id)
    refuseToLink(user, id, current, datos)
    const closes = isActive === false && current.isActive
    if (closes && id === user.id) throw conflict('usuario.uno-mismo')
    if (closes) await keepAnAdmin(db, id)
    const set = {
      ...datos,
      userName: userName ?? current.userName,
      isActive: isActive ?? current.isActive,
      modificadoEn: sql`now()`,
    }
    await saving(usersTable, db.update(usersTable).set(set).where(eq(usersTable.id, id)))
    if (closes || datos.email !== current.email) await voidKeys(db, id)
    if (closes) await revokeUser(db, id)
    return id
  },

  remove: async ({ db, params: { id }, user }) => {
    await findUser(db, id)
    await refuseToOutrank(db, user, id)
    await keepAnAdmin(db, id)
    if (id === user.id) throw conflict('usuario.uno-mismo')
    await db.delete(usersTable).where(eq(usersTable.id, id))
    return id
  },

  forgotPassword: async ({ db, body: { email }, idioma, house }) => {
    const started = performance.now()
    await sendPasswordLink(db, house.config, email, idioma)
    await sleep(Math.max(0, FORGOT_MS - (performance.now() - started)))
    return mensaje(idioma, 'password.enviado')
  },

  resetPassword: async ({ db, body, idioma }) => {
    await resetPassword(db, body)
    return mensaje(idioma, 'password.cambiada')
  },
})
