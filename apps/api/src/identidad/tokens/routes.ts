import { tokens } from '@telar/contract/identidad/tokens'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { type Context, implement, steps } from '../../kit/call.ts'
import { notActive, unauthenticated } from '../../kit/errors.ts'
import { verifyPassword, withPassword } from '../passwords.ts'
import { enter, revokeByToken, rotate } from '../sessions.ts'

type User = typeof usersTable.$inferSelect

interface Credenciales {
  email: string
  password: string
  recordarme?: boolean | null
}

const byEmail = (name: string) => sql`lower(${usersTable.email}) = lower(${name})`
const byUserName = (name: string) => sql`lower(${usersTable.userName}) = lower(${name})`

/** Who the password belongs to; the same time passes when it is nobody's. */
async function authenticate({ db }: Context, { password }: Credenciales, who: SQL | undefined) {
  const [user] = await db.select().from(usersTable).where(who)
  const right = await verifyPassword(user?.passwordHash, password)
  if (!user || !right) throw unauthenticated('error.credenciales')
  if (!user.isActive) throw notActive()
  return user
}

/** A session for who was let in, if nothing about the account has changed meanwhile, nor does until it stands. */
async function letIn(context: Context, { recordarme }: Credenciales, user: User) {
  const [same] = await context.db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(eq(usersTable.isActive, true), withPassword(user)))
    .for('share')
  if (!same) throw unauthenticated('error.credenciales')
  return enter(context, user, recordarme ?? false)
}

export default implement(tokens, {
  create: steps({
    before: (call) => authenticate(call, call.body, or(byEmail(call.body.email), byUserName(call.body.email))),
    write: (call, user) => letIn(call, call.body, user),
  }),
  byEmail: steps({
    before: (call) => authenticate(call, call.body, byEmail(call.body.email)),
    write: (call, user) => letIn(call, call.body, user),
  }),
  refresh: (call) => rotate(call, call.body),
  revoke: async (call) => {
    await revokeByToken(call, call.body.refreshToken)
    return true
  },
})
