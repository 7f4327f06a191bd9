import { UserConAcceso, users } from '@telar/contract/identidad/users'
import { dichoEn } from '@telar/domain/identidad/rol'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { rolesTable, userRolesTable, usersTable } from '../../db/schema/identidad/users.ts'
import { mensaje } from '../../i18n/mensaje.ts'
import { implement, steps } from '../../kit/call.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { exportListed } from '../../kit/rows/export-listed.ts'
import { refuseIfOvertaken } from '../../kit/rows/overtaken.ts'
import { hashPassword } from '../passwords.ts'
import { revokeUser } from '../sessions.ts'
import {
  giveRoles,
  invite,
  keepAnAdmin,
  languageFor,
  refuseToLink,
  refuseToOutrank,
  resetPassword,
  sendAccess,
  sendPasswordLink,
  setRoles,
  voidKeys,
} from './commands.ts'
import { findUser, lockUser, permissionsOf, rolesOf, usersWithAccess } from './queries.ts'

const everybody = (db: Db) => usersWithAccess(db).orderBy(asc(usersTable.email))

export default implement(users, {
  list: ({ db }) => everybody(db),
  export: ({ body, idioma, house }) =>
    exportListed(house, { name: 'usuarios', fields: Object.keys(UserConAcceso.shape), read: everybody }, body, idioma),

  get: async ({ db, params: { id } }) => {
    const [user] = await usersWithAccess(db).where(eq(usersTable.id, id))
    if (!user) throw notFound('User', id)
    return user
  },

  getWithRolesPermissions: async ({ db, params: { id } }) => ({
    ...(await findUser(db, id)),
    roles: await rolesOf(db, id),
    permissions: await permissionsOf(db, id),
  }),

  roles: async ({ db, params: { id }, idioma }) => {
    await findUser(db, id)
    const held = db.select({ id: userRolesTable.roleId }).from(userRolesTable).where(eq(userRolesTable.userId, id))
    const { name, description } = rolesTable
    const todos = await db
      .select({ roleId: rolesTable.id, name, description, enabled: sql<boolean>`${rolesTable.id} in ${held}` })
      .from(rolesTable)
      .orderBy(rolesTable.name)
    return todos.map(({ name: roleName, ...rol }) => ({
      ...{ roleId: rol.roleId, roleName, enabled: rol.enabled },
      description: dichoEn({ name: roleName, description: rol.description }, idioma).description,
    }))
  },

  setRoles: async ({ db, body: { userId, userRoles }, user, idioma }) => {
    await findUser(db, userId)
    await refuseToOutrank(db, user, userId)
    await setRoles(db, user, userId, userRoles)
    return mensaje(idioma, 'usuario.roles')
  },

  create: steps({
    before: async ({ body: { password } }) => (password ? hashPassword(password) : null),
    write: async ({ db, body, user, house, ...call }, passwordHash) => {
      const { password: _, confirmPassword: __, roles, userName, ...datos } = body
      refuseToLink(user, '', { clienteId: null, comercialId: null }, datos)
      const idioma = await languageFor(db, house, { ...datos, idioma: call.idioma })
      const values = { ...datos, idioma, userName: userName ?? datos.email, passwordHash }
      const [row] = await saving(
        usersTable,
        db
          .insert(usersTable)
          .values({ ...values, emailConfirmed: passwordHash !== null })
          .returning({ id: usersTable.id }),
      )
      const id = row?.id ?? ''
      if (roles.length > 0) await giveRoles(db, user, id, roles)
      if (passwordHash === null) await invite(db, house.config, { id, ...datos, idioma })
      return id
    },
  }),

  update: async ({ db, body: { id, isActive, userName, antes, ...datos }, user }) => {
    const current = await lockUser(db, id)
    await refuseToOutrank(db, user, id)
    refuseIfOvertaken(current, antes, { ...datos, userName, isActive })
    refuseToLink(user, id, current, datos)
    const closes = isActive === false && current.isActive
    if (closes && id === user.id) throw conflict('usuario.uno-mismo')
    if (closes) await keepAnAdmin(db, user, id)
    const set = {
      ...datos,
      userName: userName ?? current.userName,
      isActive: isActive ?? current.isActive,
      modificadoEn: sql`now()`,
    }
    await saving(usersTable, db.update(usersTable).set(set).where(eq(usersTable.id, id)))
    if (closes || (datos.email ?? current.email) !== current.email) await voidKeys(db, id)
    if (closes) await revokeUser(db, id)
    return id
  },

  remove: async ({ db, params: { id }, user }) => {
    await findUser(db, id)
    await refuseToOutrank(db, user, id)
    await keepAnAdmin(db, user, id)
    if (id === user.id) throw conflict('usuario.uno-mismo')
    await db.delete(usersTable).where(eq(usersTable.id, id))
    return id
  },

  invitar: async ({ db, params: { id }, user, house }) => {
    await findUser(db, id)
    await refuseToOutrank(db, user, id)
    return sendAccess(db, house, id)
  },

  forgotPassword: async ({ db, body: { email }, idioma, house }) => {
    await sendPasswordLink(db, house.config, email, idioma)
    return mensaje(idioma, 'password.enviado')
  },

  resetPassword: steps({
    before: ({ body: { password } }) => hashPassword(password),
    write: async ({ db, body, idioma }, passwordHash) => {
      await resetPassword(db, body, passwordHash)
      return mensaje(idioma, 'password.cambiada')
    },
  }),
})
