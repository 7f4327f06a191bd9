import { contract } from '@telar/contract'
import { Role, roles } from '@telar/contract/identidad/roles'
import { permissions as allPermissions } from '@telar/contract/kit/contract'
import { ADMIN } from '@telar/domain/identidad/acceso'
import { dichoEn, guardada } from '@telar/domain/identidad/rol'
import type { Idioma } from '@telar/domain/idioma'
import type { Permiso } from '@telar/domain/permiso'
import { ReglaError } from '@telar/domain/regla'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { rolePermissionsTable as p, rolesTable, userRolesTable, usersTable } from '../../db/schema/identidad/users.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { conflict, forbidden, notFound } from '../../kit/errors.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { exportListed } from '../../kit/rows/export-listed.ts'
import { refuseIfOvertaken } from '../../kit/rows/overtaken.ts'
import { over } from '../../kit/rows/version.ts'

const columns = {
  ...getTableColumns(rolesTable),
  users: sql<number>`(select count(*)::int from user_roles ur where ur.role_id = roles.id)`,
}

const everyRole = async (db: Db, idioma: Idioma) =>
  (await db.select(columns).from(rolesTable).orderBy(rolesTable.name)).map((role) => dichoEn(role, idioma))

async function findRole(db: Db, id: string) {
  const [role] = await db.select(columns).from(rolesTable).where(eq(rolesTable.id, id))
  if (!role) throw notFound('Role', id)
  return role
}

/** Who holds a role, by their names. */
const holdersOf = (db: Db, roleId: string) =>
  db
    .select({
      id: usersTable.id,
      nombre: sql<string>`coalesce(nullif(trim(${usersTable.firstName} || ' ' || ${usersTable.lastName}), ''), ${usersTable.email})`,
    })
    .from(userRolesTable)
    .innerJoin(usersTable, eq(usersTable.id, userRolesTable.userId))
    .where(eq(userRolesTable.roleId, roleId))
    .orderBy(usersTable.firstName, usersTable.email)

async function heldBy(db: Db, roleId: string): Promise<Set<string>> {
  const rows = await db.select({ permission: p.permission }).from(p).where(eq(p.roleId, roleId))
  return new Set(rows.map(({ permission }) => permission))
}

/** What is held now, with what somebody gave and took who had looked at it before. */
const conLoCambiado = (ahora: Set<string>, antes: Set<string>, despues: Set<string>): Set<string> =>
  ahora.difference(antes.difference(despues)).union(despues.difference(antes))

/** Nobody gives to a role, or takes from it, what they do not hold themselves. */
function refuseToOutrank(user: Caller, before: Set<string>, after: Set<string>): void {
  const touched = [...before.symmetricDifference(after)]
  if (touched.some((permission) => !user.permissions.has(permission as Permiso))) throw forbidden()
}

export default implement(roles, {
  list: ({ db, idioma }) => everyRole(db, idioma),
  export: ({ body, idioma, house }) =>
    exportListed(
      house,
      { name: 'roles', fields: Object.keys(Role.shape), read: (db) => everyRole(db, idioma) },
      body,
      idioma,
    ),

  get: async ({ db, params: { id }, idioma }) => ({
    ...dichoEn(await findRole(db, id), idioma),
    personas: await holdersOf(db, id),
  }),

  create: async ({ db, body }) => {
    const [row] = await saving(rolesTable, db.insert(rolesTable).values(body).returning({ id: rolesTable.id }))
    return row?.id ?? ''
  },

  update: async ({ db, params: { id }, body: { antes, ...escrito } }) => {
    const [locked] = await db.select().from(rolesTable).where(eq(rolesTable.id, id)).for('update')
    if (!locked) throw notFound('Role', id)
    const dicho = <R extends { description?: string | undefined }>(role: R): R =>
      role.description === undefined
        ? role
        : { ...role, description: guardada({ name: locked.name, description: role.description }) }
    const body = dicho(escrito)
    refuseIfOvertaken(locked, antes && dicho(antes), body)
    const role = over(locked, body)
    if (locked.fixed && role.name !== locked.name) throw conflict('rol.fijo')
    await saving(rolesTable, db.update(rolesTable).set(role).where(eq(rolesTable.id, id)))
    return id
  },

  remove: async ({ db, params: { id }, user }) => {
    const role = await findRole(db, id)
    if (role.fixed) throw conflict('rol.fijo')
    refuseToOutrank(user, await heldBy(db, id), new Set())
    if (role.users > 0) throw conflict('rol.en-uso', { name: role.name, n: role.users })
    await db.delete(rolesTable).where(eq(rolesTable.id, id))
    return id
  },

  permissions: async ({ db, params: { id } }) => {
    await findRole(db, id)
    const held = await heldBy(db, id)
    return allPermissions(contract).map((permission) => ({ permission, enabled: held.has(permission) }))
  },

  setPermissions: async ({ db, params: { id }, body, user }) => {
    const [role] = await db.select().from(rolesTable).where(eq(rolesTable.id, id)).for('update')
    if (!role) throw notFound('Role', id)
    if (role.name === ADMIN) throw conflict('rol.admin-completo')
    const held = await heldBy(db, id)
    const wanted = conLoCambiado(held, new Set(body.antes ?? held), new Set(body.permissions))
    const known = new Set<string>(allPermissions(contract))
    const unknown = [...wanted].find((permission) => !known.has(permission))
    if (unknown) throw new ReglaError('rol.permiso-inexistente', { permission: unknown })
    refuseToOutrank(user, held, wanted)
    await db.delete(p).where(eq(p.roleId, id))
    if (wanted.size > 0) await db.insert(p).values([...wanted].map((permission) => ({ roleId: id, permission })))
    return [...wanted].sort()
  },
})
