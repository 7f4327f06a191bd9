import { usersettings } from '@telar/contract/identidad/usersettings'
import { and, eq } from 'drizzle-orm'
import { userSettingsTable as t } from '../../db/schema/identidad/usersettings.ts'
import { implement } from '../../kit/call.ts'

export default implement(usersettings, {
  get: async ({ db, user, params: { id } }) => {
    const [tabla] = await db
      .select()
      .from(t)
      .where(and(eq(t.userId, user.id), eq(t.tablaId, id)))
    return tabla ?? { tablaId: id, columnas: [], orden: [], filtros: [] }
  },
  update: async ({ db, user, body }) => {
    await db
      .insert(t)
      .values({ ...body, userId: user.id })
      .onConflictDoUpdate({ target: [t.userId, t.tablaId], set: body })
    return body
  },
})
