import { entrantes } from '@telar/contract/facturacion/entrantes'
import { hoy } from '@telar/domain/fecha'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { aceptar, rechazar } from './commands.ts'
import { fuente, verEntrante } from './queries.ts'

export default implement(entrantes, {
  search: ({ db, body, idioma }) => searchRows(db, fuente, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, fuente, 'entrantes', body, idioma),
  get: ({ db, params: { id } }) => verEntrante(db, id),
  aceptar: ({ db, params: { id }, body, reloj }) => aceptar(db, id, body, hoy(reloj)),
  rechazar: async ({ db, params: { id }, body: { motivo }, reloj }) => {
    await rechazar(db, id, motivo, hoy(reloj))
    return id
  },
})
