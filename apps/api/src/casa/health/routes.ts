import { health } from '@telar/contract/casa/health'
import { sql } from 'drizzle-orm'
import { implement } from '../../kit/call.ts'

export default implement(health, {
  alive: () => ({ status: 'ok' }),
  ready: async ({ db }) => {
    await db.execute(sql`select id from app_settings`)
    return { status: 'ready' }
  },
})
