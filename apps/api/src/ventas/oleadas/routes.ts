import { oleadas } from '@telar/contract/ventas/oleadas'
import { hoy } from '@telar/domain/fecha'
import { sql } from 'drizzle-orm'
import { deSusClientes } from '../../clientes/alcance.ts'
import { oleadasLista, oleadasTable } from '../../db/schema/ventas/oleadas.ts'
import { pedidosTable } from '../../db/schema/ventas/pedidos.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { exportRows } from '../../kit/rows/crud.ts'
import { searchRows } from '../../kit/rows/search.ts'
import { candidatos } from './candidatos.ts'
import {
  aparecioEnOleada,
  cerrarOleada,
  cogerEnOleada,
  devolverEnOleada,
  noEstaEnOleada,
  quitarDeOleada,
} from './commands.ts'
import { lista, suyas, verOleada } from './estado.ts'
import { oleadaEnPapel } from './papel.ts'
import { abrirOleada, anadirAOleada } from './tomar.ts'

const suya = (user: Caller) => suyas(user, oleadasTable.id)
const suyaEnLista = (user: Caller) => suyas(user, oleadasLista.id)
const suyo = (user: Caller) => deSusClientes(user, pedidosTable.clienteId)

export default implement(oleadas, {
  search: ({ db, body, user, idioma }) => searchRows(db, lista, body, idioma, suyaEnLista(user)),
  export: ({ body, user, idioma, house }) => exportRows(house, lista, 'oleadas', body, idioma, suyaEnLista(user)),
  get: ({ db, params: { id }, user }) => verOleada(db, id, suyaEnLista(user)),
  candidatos: ({ db, body, user }) => candidatos(db, body, deSusClientes(user, sql`p.cliente_id`)),
  create: ({ db, body, user, reloj }) =>
    abrirOleada(db, body, { quien: user.email, hoy: hoy(reloj), suyo: suyo(user) }),
  anadir: async ({ db, params: { id }, body, user }) => {
    await anadirAOleada(db, id, body, { suyo: suyo(user), suya: suya(user) })
    return id
  },
  quitar: async ({ db, params: { id }, body: { pedidoId }, user }) => {
    await quitarDeOleada(db, id, pedidoId, suya(user))
    return id
  },
  coger: ({ db, params: { id }, body, user }) => cogerEnOleada(db, id, body, suya(user)),
  devolver: async ({ db, params: { id }, body, user }) => {
    await devolverEnOleada(db, id, body, suya(user))
    return id
  },
  noEsta: async ({ db, params: { id }, body, user }) => {
    await noEstaEnOleada(db, id, body, { quien: user.email, suya: suya(user) })
    return id
  },
  aparecio: async ({ db, params: { id }, body, user }) => {
    await aparecioEnOleada(db, id, body, suya(user))
    return id
  },
  cerrar: async ({ db, params: { id }, user }) => {
    await cerrarOleada(db, id, suya(user))
    return id
  },
  pdf: async ({ db, params: { id }, user, idioma }) =>
    oleadaEnPapel(await verOleada(db, id, suyaEnLista(user)), idioma),
})
