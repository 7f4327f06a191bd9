import { sql } from 'drizzle-orm'

/** What came three months ago nobody reads any more. */
export const limpiezaDeAvisos = [sql`delete from avisos where cuando < now() - interval '90 days'`]
