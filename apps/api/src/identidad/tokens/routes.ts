import { tokens } from '@telar/contract/identidad/tokens'
import { or, type SQL, sql } from 'drizzle-orm'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { type Context, implement } from '../../kit/call.ts'
import { notActive, unauthenticated } from '../../kit/errors.ts'
import { verifyPassword } from '../passwords.ts'
import { revokeByToken, rotate, startSession } from '../sessions.ts'

interface Credenciales {
  email: string
  password: string
  recordarme?: boolean | null
}

const signing = ({ house }: Context) => ({ secret: house.secret, config: house.config })
const byEmail = (name: string) => sql`lower(${usersTable.email}) = lower(${name})`
const byUserName = (name: string) => sql`lower(${usersTable.userName}) = lower(${name})`

async function signIn(context: Context, { password, recordarme }: Credenciales, who: SQL | undefined) {
  const [user] = await context.db.select().from(usersTable).where(who)
  const right = await verifyPassword(user?.passwordHash, password)
  if (!user || !right) throw unauthenticated('error.credenciales')
  if (!user.isActive) throw notActive()
  return startSession(context.db, signing(context), user, recordarme ?? false)
}

export default implement(tokens, {
  create: (call) => signIn(call, call.body, or(byEmail(call.body.email), byUserName(call.body.email))),
  byEmail: (call) => signIn(call, call.body, byEmail(call.body.email)),
  refresh: (call) => rotate(call.db, signing(call), call.body),
  revoke: async ({ db, body }) => {
    await revokeByToken(db, body.refreshToken)
    return true
  },
})
