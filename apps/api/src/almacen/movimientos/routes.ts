import { movimientos } from '@telar/contract/almacen/movimientos'
import { getViewSelectedFields, sql } from 'drizzle-orm'
import { movimientosLista } from '../../db/schema/almacen/movimientos.ts'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import type { Finder } from '../../kit/rows/filter.ts'
import { searchRows } from '../../kit/rows/search.ts'
import type { Source } from '../../kit/rows/source.ts'
import type { Celda } from '../celdas.ts'
import { diferencias, exigirSinContar } from '../contar.ts'
import { apuntar } from '../libro.ts'
import { bloquearCeldas, exigirLibre } from '../reservas.ts'
import { existenciasDe } from './existencias.ts'

/** What holds a word is looked for where it stands, each in its own table: the ledger is too long to be read beside them all. */
const hallar: Finder = (holds) => {
  const clientes = sql`select id from clientes where ${holds(sql`norm(razon_social)`)}`
  return sql`${movimientosLista.id} in (
    select id from movimientos where modelo_id in (select id from modelos where ${holds(sql`norm(numero)`)})
    union all select id from movimientos where modelo_id in (select id from modelos where ${holds(sql`norm(nombre)`)})
    union all select id from movimientos where pedido_id in (select id from pedidos where ${holds(sql`norm(numero)`)})
    union all select id from movimientos where pedido_id in (select id from pedidos where cliente_id in (${clientes}))
    union all select id from movimientos where factura_id in (
      select id from facturas where ${holds(sql`norm(numero_completo)`)})
    union all select id from movimientos where pedido_id is null and factura_id in (
      select id from facturas where cliente_id in (${clientes}))
    union all select id from movimientos where entrega_id in (select id from entregas where ${holds(sql`lower(numero)`)})
    union all select id from movimientos where orden_id in (select id from ordenes_fab where ${holds(sql`norm(numero)`)})
    union all select id from movimientos where recuento_id in (select id from recuentos where ${holds(sql`id::text`)})
    union all select id from movimientos where motivo <> '' and ${holds(sql`norm(motivo)`)})`
}

const libro: Source = {
  table: movimientosLista,
  columns: getViewSelectedFields(movimientosLista),
  searchIn: ['modelo', 'nombre', 'documento', 'cliente', 'motivo'],
  find: hallar,
  dear: movimientosLista.id,
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
