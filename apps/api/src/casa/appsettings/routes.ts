import { AppSettingsPublicos, appsettings } from '@telar/contract/casa/appsettings'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { implement } from '../../kit/call.ts'
import { conflict } from '../../kit/errors.ts'

async function leer(db: Db) {
  const [ajustes] = await db.select().from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  return ajustes
}

export default implement(appsettings, {
  get: async ({ db, user }) => {
    const ajustes = await leer(db)
    return user?.permissions.has('Permissions.Appsettings.Update') ? ajustes : AppSettingsPublicos.parse(ajustes)
  },
  update: async ({ db, body: { version, produccion, ...ajustes } }) => {
    const [actual] = await db.select({ version: appSettingsTable.version }).from(appSettingsTable).for('update')
    if (typeof version === 'number' && version !== actual?.version) throw conflict('error.stale')
    await db.update(appSettingsTable).set({
      ...ajustes,
      ...(produccion ? { produccion } : {}),
      version: sql`${appSettingsTable.version} + 1`,
      modificadoEn: sql`now()`,
    })
    return leer(db)
  },
})
