import { webbanners } from '@telar/contract/catalogo/webbanners'
import { hoy } from '@telar/domain/fecha'
import { and, asc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { imagenesPorId } from '../../casa/imagenes/queries.ts'
import { webBannersTable as t } from '../../db/schema/catalogo/web.ts'
import { implement } from '../../kit/call.ts'
import { crud } from '../../kit/rows/crud.ts'
import { ordenar } from '../../kit/rows/ordenar.ts'

const vigente = (dia: string) => and(or(isNull(t.desde), lte(t.desde, dia)), or(isNull(t.hasta), gte(t.hasta, dia)))

export default implement(webbanners, {
  ...crud(webbanners, {
    table: t,
    entity: 'WebBanner',
    searchIn: ['titulo', 'texto'],
    label: 'titulo',
    orderBy: 'orden',
  }),

  getAll: async ({ db, reloj }) => {
    const rows = await db
      .select()
      .from(t)
      .where(and(eq(t.activo, true), vigente(hoy(reloj))))
      .orderBy(asc(t.orden), asc(t.id))
    const imagen = await imagenesPorId(
      db,
      rows.map(({ imagenId }) => imagenId),
    )
    return rows.map((row) => ({ ...row, imagen: imagen(row.imagenId) }))
  },

  ordenar: ({ db, body: { ids } }) => ordenar(db, t, ids, 'WebBanner'),
})
