import { hash, verify } from '@node-rs/argon2'

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash nobody's password matches, so that an unknown account costs the same time as a known one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$dGVsYXItbm9ib2R5LXNhbHQ$NVGBBnHnRHJwxEtBIYrQbuvBXEBLkw7nfmH6wfZCEdI'

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2ID)

export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? NOBODY, password)
  return stored ? matches : false
}
