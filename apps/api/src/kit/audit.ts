import { sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { prepared } from '../db/prepared.ts'
import type { Caller } from './call.ts'

/** Tells the transaction who is writing; the audit trigger keeps it with every row. */
export async function asActor(tx: Db, user: Pick<Caller, 'id' | 'email'> | null, requestId: string): Promise<void> {
  await prepared(
    tx,
    'actor',
    sql`select set_config('telar.usuario_id', ${user?.id ?? ''}, true),
      set_config('telar.usuario', ${user?.email ?? ''}, true), set_config('telar.peticion', ${requestId}, true)`,
  )
}
