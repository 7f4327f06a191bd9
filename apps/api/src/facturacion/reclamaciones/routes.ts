import { reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import { hoy } from '@telar/domain/fecha'
import { deSusClientes } from '../../clientes/alcance.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { reclamacionesLista } from '../../db/schema/facturacion/reclamaciones.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { suyas } from '../alcance.ts'
import { proponerCartas } from './debidas.ts'
import { enviarCartas, verCarta } from './enviar.ts'
import { fuenteReclamaciones } from './queries.ts'
import { tratar, verTrato } from './trato.ts'

const enLista = (user: Caller) => deSusClientes(user, reclamacionesLista.clienteId)
const cliente = (user: Caller) => deSusClientes(user, clientesTable.id)

export default implement(reclamaciones, {
  search: ({ db, body, user, idioma }) => searchRows(db, fuenteReclamaciones, body, idioma, enLista(user)),
  export: ({ body, user, idioma, house }) =>
    exportRows(house, fuenteReclamaciones, 'reclamaciones', body, idioma, enLista(user)),
  propuestas: ({ db, user, reloj }) => proponerCartas(db, hoy(reloj), suyas(user)),
  vista: async ({ db, body, user, reloj }) => {
    await verTrato(db, body.clienteId, cliente(user))
    return verCarta(db, body, { dia: hoy(reloj), suyas: suyas(user) })
  },
  enviar: async ({ db, body: { cartas }, user, reloj }) => ({
    cartas: await enviarCartas(db, cartas, { dia: hoy(reloj), suyas: suyas(user), quien: user.email }),
  }),
  verTrato: ({ db, params: { id }, user }) => verTrato(db, id, cliente(user)),
  tratar: ({ db, params: { id }, body, user }) => tratar(db, id, body, cliente(user)),
})
