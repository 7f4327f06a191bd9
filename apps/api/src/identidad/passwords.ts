import { hash, verify } from '@node-rs/argon2'
import { and, eq } from 'drizzle-orm'
import { outside } from '../db/outside.ts'
import { usersTable } from '../db/schema/identidad/users.ts'

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash nobody's password matches, so that an unknown account costs the same time as a known one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$dGVsYXItbm9ib2R5LXNhbHQ$NVGBBnHnRHJwxEtBIYrQbuvBXEBLkw7nfmH6wfZCEdI'

export async function hashPassword(password: string): Promise<string> {
  outside('A password')
  return hash(password, ARGON2ID)
}

export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  outside('A password')
  const matches = await verify(stored ?? NOBODY, password)
  return stored ? matches : false
}

/** That account, while its password is still the one that was looked at. */
export const withPassword = ({ id, passwordHash }: Pick<typeof usersTable.$inferSelect, 'id' | 'passwordHash'>) =>
  and(eq(usersTable.id, id), eq(usersTable.passwordHash, passwordHash ?? ''))
