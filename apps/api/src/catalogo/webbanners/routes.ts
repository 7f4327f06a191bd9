import { webbanners } from '@telar/contract/catalogo/webbanners'
import { and, asc, eq, sql } from 'drizzle-orm'
import { imagenesPorId } from '../../casa/imagenes/queries.ts'
import { webBannersTable as t } from '../../db/schema/catalogo/web.ts'
import { implement } from '../../kit/call.ts'
import { crud } from '../../kit/crud.ts'
import { ordenar } from '../../kit/ordenar.ts'

/** The day it is where the house is, whatever the server's clock. */
const hoy = sql`(now() at time zone 'Europe/Madrid')::date`
const vigente = sql`(${t.desde} is null or ${t.desde} <= ${hoy}) and (${t.hasta} is null or ${t.hasta} >= ${hoy})`

export default implement(webbanners, {
  ...crud(webbanners, {
    table: t,
    entity: 'WebBanner',
    searchIn: ['titulo', 'texto'],
    label: 'titulo',
    orderBy: 'orden',
  }),

  getAll: async ({ db }) => {
    const rows = await db
      .select()
      .from(t)
      .where(and(eq(t.activo, true), vigente))
      .orderBy(asc(t.orden), asc(t.id))
    const imagen = await imagenesPorId(
      db,
      rows.map(({ imagenId }) => imagenId),
    )
    return rows.map((row) => ({ ...row, imagen: imagen(row.imagenId) }))
  },

  ordenar: ({ db, body: { ids } }) => ordenar(db, t, ids, 'WebBanner'),
})
