import { movimientos } from '@telar/contract/almacen/movimientos'
import { getViewSelectedFields } from 'drizzle-orm'
import { movimientosLista } from '../../db/schema/almacen/movimientos.ts'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { type Source, searchRows } from '../../kit/rows/search.ts'
import { diferencias } from '../contar.ts'
import { apuntar } from '../libro.ts'
import { exigirLibre } from '../reservas.ts'
import { existenciasDe } from './existencias.ts'

const libro: Source = {
  table: movimientosLista,
  columns: getViewSelectedFields(movimientosLista),
  searchIn: ['modelo', 'nombre', 'documento', 'cliente', 'motivo'],
  orderBy: 'id desc',
  plain: ['causa', 'de', 'a'],
}

export default implement(movimientos, {
  search: ({ db, body, idioma }) => searchRows(db, libro, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, libro, 'movimientos', body, idioma),
  existencias: ({ db, params: { id }, query: { fecha } }) => existenciasDe(db, id, fecha),
  corregir: async ({ db, body: { lugar, motivo, celdas }, house }) => {
    const apuntes = await diferencias(db, house, lugar, celdas)
    await apuntar(db, 'correccion', apuntes, { motivo })
    return apuntes.length
  },
  calidad: async ({ db, body: { de, a, motivo, celdas } }) => {
    await exigirLibre(db, celdas, de)
    await apuntar(
      db,
      'calidad',
      celdas.map((celda) => ({ ...celda, de, a })),
      { motivo },
    )
    return celdas.length
  },
})
