import { contract } from '@telar/contract'
import { permissions } from '@telar/contract/kit/contract'
import { permisosIniciales, ROLES_DE_LA_CASA } from '@telar/domain/identidad/acceso'
import { DESCRIPCIONES_DE_ROLES } from '@telar/domain/identidad/rol'
import type { Permiso } from '@telar/domain/permiso'
import type { Db } from '../../db/connection.ts'
import { permisosTable, rolePermissionsTable, rolesTable } from '../../db/schema/identidad/users.ts'

/** The shipped roles get the permissions that this version adds; what an administrator has taken away stays away. */
export async function shipRoles(db: Db): Promise<void> {
  await db
    .insert(rolesTable)
    .values(ROLES_DE_LA_CASA.map((name) => ({ name, description: DESCRIPCIONES_DE_ROLES[name].es, fixed: true })))
    .onConflictDoNothing()
  const known = new Set((await db.select().from(permisosTable)).map(({ permission }) => permission))
  const added = permissions(contract).filter((permission) => !known.has(permission))
  if (added.length === 0) return
  const roles = await db.select().from(rolesTable)
  const grants = ROLES_DE_LA_CASA.flatMap((name) => {
    const roleId = roles.find((role) => role.name === name)?.id
    return roleId ? permisosIniciales(name, added).map((permission: Permiso) => ({ roleId, permission })) : []
  })
  if (grants.length > 0) await db.insert(rolePermissionsTable).values(grants).onConflictDoNothing()
  await db
    .insert(permisosTable)
    .values(added.map((permission) => ({ permission })))
    .onConflictDoNothing()
}
