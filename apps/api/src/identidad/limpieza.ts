import { sql } from 'drizzle-orm'

/** Sessions and keys that have expired. */
export const limpiezaDeIdentidad = [
  sql`delete from refresh_tokens where caduca_en < now() - interval '1 day'`,
  sql`delete from claves where caduca_en < now() - interval '1 day'`,
]
