import { ADMIN } from '@telar/domain/identidad/acceso'
import { and, eq, isNotNull } from 'drizzle-orm'
import { type Config, StartError } from '../../config.ts'
import type { Db } from '../../db/connection.ts'
import { rolesTable, userRolesTable, usersTable } from '../../db/schema/identidad/users.ts'
import { passwordLink } from './commands.ts'

const SETUP_HOURS = 24

/** A shop that others use does not open with accounts whose password everybody knows; those of a sample are closed. */
export async function refuseDemo(db: Db): Promise<void> {
  const [known] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.esDemo, true), isNotNull(usersTable.passwordHash)))
    .limit(1)
  if (known)
    throw new StartError(
      'The database holds the demo, with accounts whose password is public: give production a database of its own, by another DATA_DIR or DATABASE_URL.',
    )
}

/**
 * The first administrator of an installation without demo: an account without a password, and the link to set one.
 * Nothing once an administrator has a password.
 */
export function firstAdministrator(
  db: Db,
  config: Pick<Config, 'ADMIN_EMAIL' | 'publicUrl'>,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [role] = await tx.select().from(rolesTable).where(eq(rolesTable.name, ADMIN)).for('update')
    if (!role) throw new Error('The role of the administrator is missing.')
    const holders = await tx
      .select({ id: usersTable.id, passwordHash: usersTable.passwordHash })
      .from(userRolesTable)
      .innerJoin(usersTable, eq(usersTable.id, userRolesTable.userId))
      .where(eq(userRolesTable.roleId, role.id))
    if (holders.some(({ passwordHash }) => passwordHash !== null)) return undefined
    const userId = holders[0]?.id ?? (await create(tx, config.ADMIN_EMAIL, role.id))
    return passwordLink(tx, config, userId, SETUP_HOURS)
  })
}

async function create(db: Db, email: string, roleId: string): Promise<string> {
  const [user] = await db
    .insert(usersTable)
    .values({ userName: email, email, firstName: 'Admin' })
    .returning({ id: usersTable.id })
  if (!user) throw new Error('The administrator could not be created.')
  await db.insert(userRolesTable).values({ userId: user.id, roleId })
  return user.id
}
