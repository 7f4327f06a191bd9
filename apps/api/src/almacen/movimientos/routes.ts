import { movimientos } from '@telar/contract/almacen/movimientos'
import { getViewSelectedFields } from 'drizzle-orm'
import { movimientosLista } from '../../db/schema/almacen/movimientos.ts'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { type Source, searchRows } from '../../kit/rows/search.ts'
import type { Celda } from '../celdas.ts'
import { diferencias, exigirSinContar } from '../contar.ts'
import { apuntar } from '../libro.ts'
import { bloquearCeldas, exigirLibre } from '../reservas.ts'
import { existenciasDe } from './existencias.ts'

const libro: Source = {
  table: movimientosLista,
  columns: getViewSelectedFields(movimientosLista),
  searchIn: ['modelo', 'nombre', 'documento', 'cliente', 'motivo'],
  orderBy: 'id desc',
  plain: ['causa', 'de', 'a'],
}

type Escrita = Celda & { habia?: number | null | undefined }

/** What their books said when they were read, of those of which it is known. */
const leidas = (celdas: readonly Escrita[]): Celda[] =>
  celdas.flatMap(({ habia, modeloId, colorId, talla }) =>
    habia == null ? [] : [{ modeloId, colorId, talla, cantidad: habia }],
  )

export default implement(movimientos, {
  search: ({ db, body, idioma }) => searchRows(db, libro, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, libro, 'movimientos', body, idioma),
  existencias: ({ db, params: { id }, query: { fecha } }) => existenciasDe(db, id, fecha),
  corregir: async ({ db, body: { lugar, motivo, celdas }, house }) => {
    const apuntes = await diferencias(db, house, lugar, celdas)
    await exigirSinContar(db, lugar, leidas(celdas), {
      causas: ['correccion', 'recuento'],
      codigo: 'movimiento.apuntado',
    })
    await apuntar(db, 'correccion', apuntes, { motivo })
    return apuntes.length
  },
  calidad: async ({ db, body: { de, a, motivo, celdas } }) => {
    await bloquearCeldas(db, celdas)
    await exigirSinContar(db, de, leidas(celdas), { causas: ['calidad', 'recuento'], codigo: 'movimiento.apuntado' })
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
