import { webmodelos } from '@telar/contract/webmodelos'
import { implement } from '../../kit/call.ts'
import { ficha, tarjetas } from './queries.ts'

export default implement(webmodelos, {
  getAll: ({ db }) => tarjetas(db),
  get: ({ db, params: { id } }) => ficha(db, id),
  getAllAuth: ({ db }) => tarjetas(db),
  getAuth: ({ db, params: { id } }) => ficha(db, id),
})
