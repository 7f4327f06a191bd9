import type { EventEmitter } from 'node:events'
import type pg from 'pg'

const DEADLOCK_DETECTED = '40P01'

interface Mensaje {
  code: string
  detail?: string
  where?: string
}

/** Hears what the database says on every connection: who waited for whom in a ring, even where it was tried again. */
export function vigilarAbrazos(pool: pg.Pool): string[] {
  const abrazos: string[] = []
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: EventEmitter }
    connection.on('errorMessage', ({ code, detail = '', where = '' }: Mensaje) => {
      if (code === DEADLOCK_DETECTED) abrazos.push(`${detail} ${where}`)
    })
  })
  return abrazos
}
