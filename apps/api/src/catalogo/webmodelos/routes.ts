import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { implement } from '../../kit/call.ts'
import { existencias, ficha, tarjetas } from './queries.ts'

export default implement(webmodelos, {
  getAll: ({ db, reloj }) => tarjetas(db, reloj()),
  get: ({ db, params: { id }, reloj }) => ficha(db, id, reloj()),
  getAllAuth: ({ db, reloj }) => tarjetas(db, reloj()),
  getAuth: async ({ db, params: { id }, reloj, house }) => {
    const modelo = await house.kept.value(webmodelos.get.cached, `modelo/${id}`, () => ficha(db, id, reloj()))
    return { ...modelo, variantes: await existencias(db, id) }
  },
})
