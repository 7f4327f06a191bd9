import { health } from '@telar/contract/casa/health'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { implement } from '../../kit/call.ts'

export default implement(health, {
  alive: () => ({ status: 'ok' }),
  ready: async ({ db, house }) => {
    await db.select({ id: appSettingsTable.id }).from(appSettingsTable)
    return { status: 'ready', short: [...house.vigia.escaso] }
  },
})
