import { personal } from '@telar/contract/identidad/personal'
import { seMarca } from '@telar/domain/identidad/telefono'
import { eq, sql } from 'drizzle-orm'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { implement, steps } from '../../kit/call.ts'
import { FieldsError } from '../../kit/errors.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'
import { revokeOthers } from '../sessions.ts'
import { voidKeys } from '../users/commands.ts'
import { findUser } from '../users/queries.ts'

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
      const [stored] = await db
        .select({ passwordHash: usersTable.passwordHash })
        .from(usersTable)
        .where(eq(usersTable.id, user.id))
      if (!(await verifyPassword(stored?.passwordHash, password)))
        throw new FieldsError({ password: ['password.actual'] })
      return hashPassword(newPassword)
    },
    write: async ({ db, user }, passwordHash) => {
      await db.update(usersTable).set({ passwordHash, modificadoEn: sql`now()` }).where(eq(usersTable.id, user.id))
      await voidKeys(db, user.id)
      await revokeOthers(db, user.id, user.familia)
      return true
    },
  }),
})
