import type { RolDeLaCasa } from '@telar/domain/identidad/acceso'
import type { Idioma } from '@telar/domain/idioma'
import { ReglaError } from '@telar/domain/regla'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { rolesTable, userRolesTable, usersTable } from '../../db/schema/identidad/users.ts'
import { revokeUser } from '../../identidad/sessions.ts'
import { saving } from '../../kit/rows/constraints.ts'

const ROL: RolDeLaCasa = 'Cliente'

/**
 * The account with that e-mail, if a customer may have it: one that buys for somebody else, or that works for the
 * house, is never handed over.
 */
export async function cuentaLibre(db: Db, email: string, clienteId: number | null): Promise<string | undefined> {
  const [user] = await db
    .select()
    .from(usersTable)
    .where(sql`lower(${usersTable.email}) = ${email.toLowerCase()}`)
    .for('update')
  if (!user) return undefined
  const roles = await db
    .select({ name: rolesTable.name })
    .from(userRolesTable)
    .innerJoin(rolesTable, eq(rolesTable.id, userRolesTable.roleId))
    .where(eq(userRolesTable.userId, user.id))
  const deOtro = user.clienteId !== null && user.clienteId !== clienteId
  const deLaCasa = user.comercialId !== null || roles.some(({ name }) => name !== ROL)
  if (deOtro || deLaCasa) throw new ReglaError('registro.email-en-uso')
  return user.id
}

interface Titular {
  email: string
  nombre: string
  telefono: string
  idioma: Idioma
  clienteId: number
  passwordHash: string
}

/** Opens the account of a customer, or opens it again with a new password; whoever was signed in no longer is. */
export async function abrirCuenta(db: Db, titular: Titular): Promise<void> {
  const { email, nombre, telefono, idioma, clienteId, passwordHash } = titular
  const conocida = await cuentaLibre(db, email, clienteId)
  const datos = { clienteId, idioma, passwordHash, isActive: true, emailConfirmed: true }
  if (conocida) {
    await db
      .update(usersTable)
      .set({ ...datos, modificadoEn: sql`now()` })
      .where(eq(usersTable.id, conocida))
    await revokeUser(db, conocida)
  }
  const userId =
    conocida ??
    (await crear(db, { ...datos, email, userName: email, firstName: nombre, phoneNumber: telefono || null }))
  const [rol] = await db.select({ id: rolesTable.id }).from(rolesTable).where(eq(rolesTable.name, ROL))
  if (!rol) throw new Error('The role of customers is missing.')
  await db.insert(userRolesTable).values({ userId, roleId: rol.id }).onConflictDoNothing()
}

async function crear(db: Db, values: typeof usersTable.$inferInsert): Promise<string> {
  const [user] = await saving(usersTable, db.insert(usersTable).values(values).returning({ id: usersTable.id }))
  return user?.id as string
}
