import { plazos } from '@telar/contract/ventas/plazos'
import { sql } from 'drizzle-orm'
import { deSusClientes } from '../../clientes/alcance.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { enIcs, nuevoEnlace } from './calendario.ts'
import { cambiarPlazos, porCambiar } from './cambiar.ts'
import { previstasDe } from './queries.ts'

const suyos = (user: Caller) => deSusClientes(user, sql`p.cliente_id`) ?? sql`true`

export default implement(plazos, {
  previstasUser: ({ db, user }) =>
    user.clienteId === null ? Promise.resolve([]) : previstasDe(db, sql`p.cliente_id = ${user.clienteId}`),
  previstas: ({ db, params: { id }, user }) => previstasDe(db, sql`p.cliente_id = ${id} and ${suyos(user)}`),
  enlace: async ({ db, user, house }) => ({ url: await nuevoEnlace(db, user.id, house.config.publicUrl) }),
  ics: ({ db, params: { clave }, house, reloj }) =>
    enIcs(db, clave, { publicUrl: house.config.publicUrl, ahora: reloj() }),
  porCambiar: ({ db, params: { id }, user }) => porCambiar(db, id, suyos(user)),
  cambiar: async ({ db, params: { id }, user }) => ({ pedidos: await cambiarPlazos(db, id, suyos(user), user.email) }),
})
