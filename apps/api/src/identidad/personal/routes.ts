import { personal } from '@telar/contract/identidad/personal'
import { seMarca } from '@telar/domain/identidad/telefono'
import { eq, sql } from 'drizzle-orm'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { implement, steps } from '../../kit/call.ts'
import { FieldsError } from '../../kit/errors.ts'
import { hashPassword, verifyPassword, withPassword } from '../passwords.ts'
import { revokeOthers } from '../sessions.ts'
import { voidKeys } from '../users/commands.ts'
import { findUser } from '../users/queries.ts'

const wrong = () => new FieldsError({ password: ['password.actual'] })

export default implement(personal, {
  profile: ({ db, user }) => findUser(db, user.id),

  permissions: ({ user }) => [...user.permissions].sort(),

  updateProfile: async ({ db, user, body }) => {
    const { phoneNumber } = body
    if (phoneNumber && !seMarca(phoneNumber)) throw new FieldsError({ phoneNumber: ['telefono.invalido'] })
    await db
      .update(usersTable)
      .set({ ...body, modificadoEn: sql`now()` })
      .where(eq(usersTable.id, user.id))
    return findUser(db, user.id)
  },

  changePassword: steps({
    before: async ({ db, user, body: { password, newPassword } }) => {
      const { id, passwordHash } = usersTable
      const [stored] = await db.select({ id, passwordHash }).from(usersTable).where(eq(id, user.id))
      if (!stored || !(await verifyPassword(stored.passwordHash, password))) throw wrong()
      return { stored, passwordHash: await hashPassword(newPassword) }
    },
    write: async ({ db, user }, { stored, passwordHash }) => {
      const set = { passwordHash, modificadoEn: sql`now()` }
      const { rowCount } = await db.update(usersTable).set(set).where(withPassword(stored))
      if (!rowCount) throw wrong()
      await voidKeys(db, user.id)
      await revokeOthers(db, user.id, user.familia)
      return true
    },
  }),
})
