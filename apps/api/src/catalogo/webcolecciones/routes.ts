import { webcolecciones } from '@telar/contract/catalogo/webcolecciones'
import { ReglaError } from '@telar/domain/regla'
import { asc, eq, inArray } from 'drizzle-orm'
import { imagenesPorId } from '../../casa/imagenes/queries.ts'
import type { Db } from '../../db/connection.ts'
import { modelosLista, modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { coleccionesTable, modeloColeccionesTable as mc } from '../../db/schema/catalogo/web.ts'
import { implement } from '../../kit/call.ts'
import { notFound } from '../../kit/errors.ts'
import { crud } from '../../kit/rows/crud.ts'
import { ordenar } from '../../kit/rows/ordenar.ts'
import { coleccionesWeb } from './queries.ts'

async function comprobar(db: Db, id: number): Promise<void> {
  const [found] = await db
    .select({ id: coleccionesTable.id })
    .from(coleccionesTable)
    .where(eq(coleccionesTable.id, id))
    .for('update')
  if (!found) throw notFound('Coleccion', id)
}

export default implement(webcolecciones, {
  ...crud(webcolecciones, {
    table: coleccionesTable,
    entity: 'Coleccion',
    searchIn: ['nombre', 'descripcion'],
    label: 'nombre',
    orderBy: 'orden',
  }),

  getAll: ({ db }) => coleccionesWeb(db),

  modelos: async ({ db, params: { id } }) => {
    const { numero, nombre, publicado, imagenId } = modelosLista
    const rows = await db
      .select({ id: modelosLista.id, numero, nombre, publicado, imagenId })
      .from(mc)
      .innerJoin(modelosLista, eq(modelosLista.id, mc.modeloId))
      .where(eq(mc.coleccionId, id))
      .orderBy(asc(mc.orden), asc(mc.modeloId))
    const imagen = await imagenesPorId(
      db,
      rows.map((row) => row.imagenId),
    )
    return rows.map(({ imagenId: foto, ...row }) => ({ ...row, imagen: imagen(foto) }))
  },

  setModelos: async ({ db, params: { id }, body }) => {
    await comprobar(db, id)
    const modeloIds = [...new Set(body.modeloIds)]
    const known = modeloIds.length === 0 ? 0 : await db.$count(modelosTable, inArray(modelosTable.id, modeloIds))
    if (known !== modeloIds.length) throw new ReglaError('coleccion.modelos')
    await db.delete(mc).where(eq(mc.coleccionId, id))
    const rows = modeloIds.map((modeloId, orden) => ({ modeloId, coleccionId: id, orden }))
    if (rows.length > 0) await db.insert(mc).values(rows)
    return id
  },

  ordenar: ({ db, body: { ids } }) => ordenar(db, coleccionesTable, ids, 'Coleccion'),
})
