import { liquidacionestaller } from '@telar/contract/produccion/liquidacionestaller'
import { hoy } from '@telar/domain/fecha'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import {
  actualizarLiquidacion,
  borrarLiquidaciones,
  enviarLiquidacion,
  liquidar,
  prepararLiquidacion,
  revisarLiquidacion,
} from './commands.ts'
import { liquidacionEnPapel } from './papel.ts'
import { filas, porLiquidar, verLiquidacion } from './queries.ts'

export default implement(liquidacionestaller, {
  search: ({ db, body, idioma }) => searchRows(db, filas, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, filas, 'liquidaciones', body, idioma),
  get: ({ db, params: { id } }) => verLiquidacion(db, id),
  create: ({ db, body, user, reloj }) => prepararLiquidacion(db, body, { quien: user.email, hoy: hoy(reloj) }),
  remove: ({ db, body: { ids } }) => borrarLiquidaciones(db, ids),
  porLiquidar: ({ db }) => porLiquidar(db),
  actualizar: async ({ db, params: { id }, body: { version } }) => {
    await actualizarLiquidacion(db, id, version)
    return verLiquidacion(db, id)
  },
  revisar: async ({ db, params: { id }, body }) => {
    await revisarLiquidacion(db, id, body)
    return verLiquidacion(db, id)
  },
  liquidar: async ({ db, params: { id }, body, user, reloj }) => {
    await liquidar(db, id, body, { quien: user.email, hoy: hoy(reloj) })
    return verLiquidacion(db, id)
  },
  enviar: async ({ db, params: { id }, body }) => {
    await enviarLiquidacion(db, id, body)
    return verLiquidacion(db, id)
  },
  pdf: ({ db, params: { id } }) => liquidacionEnPapel(db, id),
})
