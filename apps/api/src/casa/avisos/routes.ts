import { avisos } from '@telar/contract/casa/avisos'
import { andRead, implement } from '../../kit/call.ts'
import { bandeja, leer, leerTodos, sinLeer } from './bandeja.ts'

export default implement(avisos, {
  escuchar: ({ user, house }) => house.avisos.open(user),
  search: ({ db, user, house, body }) => bandeja(db, user, house.avisos.temas, body),
  leidos: andRead(
    ({ db, user, house, body: { ids } }) => (ids ? leer(db, user, house.avisos.temas, ids) : leerTodos(db, user)),
    async ({ db, user, house }) => ({ sinLeer: await sinLeer(db, user, house.avisos.temas) }),
  ),
})
