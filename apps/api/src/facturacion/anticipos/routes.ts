import { anticipos } from '@telar/contract/facturacion/anticipos'
import { hoy } from '@telar/domain/fecha'
import { deSusClientes } from '../../clientes/alcance.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { anticiposLista } from '../../db/schema/facturacion/anticipos.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { anularAnticipo, devolverAnticipo, recibirAnticipo } from './commands.ts'
import { anticipoEnPapel } from './papel.ts'
import { fuenteAnticipos, verAnticipo } from './queries.ts'

const suyos = (user: Caller) => deSusClientes(user, anticiposLista.clienteId)

export default implement(anticipos, {
  search: ({ db, body, user, idioma }) => searchRows(db, fuenteAnticipos, body, idioma, suyos(user)),
  export: ({ body, user, idioma, house }) => exportRows(house, fuenteAnticipos, 'anticipos', body, idioma, suyos(user)),
  get: ({ db, params: { id }, user }) => verAnticipo(db, id, suyos(user)),
  create: ({ db, body, user, reloj }) => {
    const suyo = deSusClientes(user, clientesTable.id)
    return recibirAnticipo(db, body, { quien: user.email, hoy: hoy(reloj), suyo })
  },
  devolver: async ({ db, params: { id }, body: { fecha }, user, reloj }) => {
    await verAnticipo(db, id, suyos(user))
    await devolverAnticipo(db, id, fecha ?? hoy(reloj), hoy(reloj))
    return verAnticipo(db, id, suyos(user))
  },
  anular: async ({ db, params: { id }, user }) => {
    await verAnticipo(db, id, suyos(user))
    await anularAnticipo(db, id)
    return verAnticipo(db, id, suyos(user))
  },
  pdf: ({ db, params: { id }, user }) => anticipoEnPapel(db, id, suyos(user)),
})
