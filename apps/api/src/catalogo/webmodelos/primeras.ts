import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { modeloFotosTable as f, modelosTable as m } from '../../db/schema/catalogo/modelos.ts'
import { coleccionesTable, webBannersTable } from '../../db/schema/catalogo/web.ts'

/** The first screen of the gallery. */
const TARJETAS = 24

/** The pictures that a visitor sees first: the hero, the collections, and the first screen of the gallery. */
export const primerasImagenes = (): SQL => {
  const nuevos = sql`select ${m.id} from ${m} where ${eq(m.publicado, true)} order by ${desc(m.publicadoEn)} nulls last limit ${TARJETAS}`
  return sql`select ${webBannersTable.imagenId} from ${webBannersTable} where ${eq(webBannersTable.activo, true)}
    union select ${coleccionesTable.imagenId} from ${coleccionesTable} where ${eq(coleccionesTable.activa, true)}
    union (select distinct on (${f.modeloId}) ${f.imagenId} from ${f} where ${f.modeloId} in (${nuevos})
      order by ${f.modeloId}, ${f.orden})`
}
