import { renameSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { ServerUser } from './server-user.ts'
import { handOver } from './server-user.ts'

/** Owns the tables: changes them at the start, and nothing else. */
export const OWNER = 'telar'
/** What the application is to the database: it reads and writes rows, and owns nothing. */
export const APP = 'telar_app'

const MAP = 'telar'

/**
 * Only root and the account that starts Telar are let in, and the system says who asks. Written at every start, because
 * that account may be another than the last time.
 */
export function letIn(cluster: string, user: ServerUser): void {
  const accounts = [...new Set(['root', userInfo().username])]
  const lines = accounts.flatMap((account) => [OWNER, APP].map((role) => `${MAP} "${account}" ${role}`))
  put(join(cluster, 'pg_ident.conf'), `${lines.join('\n')}\n`, user)
  put(join(cluster, 'pg_hba.conf'), `local all all peer map=${MAP}\n`, user)
}

function put(file: string, content: string, user: ServerUser): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content, { mode: 0o600 })
  handOver(draft, user)
  renameSync(draft, file)
}
