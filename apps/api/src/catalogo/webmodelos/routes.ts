import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { implement } from '../../kit/call.ts'
import { existencias, ficha, tarjetas } from './queries.ts'

export default implement(webmodelos, {
  getAll: ({ db }) => tarjetas(db),
  get: ({ db, params: { id } }) => ficha(db, id),
  getAllAuth: ({ db }) => tarjetas(db),
  getAuth: async ({ db, params: { id }, house }) => {
    const modelo = await house.kept.value(webmodelos.get.cached, `modelo/${id}`, () => ficha(db, id))
    return { ...modelo, variantes: await existencias(db, id) }
  },
})
