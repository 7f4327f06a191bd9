import { vistas } from '@telar/contract/identidad/vistas'
import { asc, eq } from 'drizzle-orm'
import { vistasTable as t } from '../../db/schema/identidad/usersettings.ts'
import { implement } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'

export default implement(vistas, {
  deTabla: ({ db, params: { id } }) => db.select().from(t).where(eq(t.tablaId, id)).orderBy(asc(t.id)),
  compartir: async ({ db, body, user: { email: autor } }) => {
    const [vista] = await db
      .insert(t)
      .values({ ...body, autor })
      .onConflictDoUpdate({ target: [t.tablaId, t.nombre], set: { busqueda: body.busqueda, autor } })
      .returning({ id: t.id })
    return vista?.id ?? 0
  },
  retirar: async ({ db, params: { id } }) => {
    const [ida] = await db.delete(t).where(eq(t.id, id)).returning({ id: t.id })
    if (!ida) throw notFound('Vista', id)
    return ida.id
  },
})
