import { recuentos } from '@telar/contract/almacen/recuentos'
import { implement } from '../../kit/call.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { contar, previsualizar } from './commands.ts'
import { hojaDeRecuento, hojaDeUbicacion, lista, porContar, verRecuento } from './queries.ts'

export default implement(recuentos, {
  search: ({ db, body, idioma }) => searchRows(db, lista, body, idioma),
  export: ({ body, idioma, house }) => exportRows(house, lista, 'recuentos', body, idioma),
  get: ({ db, params: { id } }) => verRecuento(db, id),
  hoja: ({ db, body: { modeloIds, lugar } }) => hojaDeRecuento(db, modeloIds, lugar),
  hojaDeUbicacion: ({ db, params: { id }, query: { lugar } }) => hojaDeUbicacion(db, id, lugar),
  pendientes: ({ db }) => porContar(db),
  previsualizar: ({ db, body, house }) => previsualizar(db, house, body),
  create: ({ db, body, user, house }) => contar(db, house, body, user.email),
})
