import { tarifas } from '@telar/contract/clientes/tarifas'
import { hoy } from '@telar/domain/fecha'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { tarifasTable } from '../../db/schema/clientes/tarifas.ts'
import { implement } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import { notFound } from '../../kit/errors.ts'
import { crud } from '../../kit/rows/crud.ts'
import { suyos } from '../alcance.ts'
import { comprobarFechas, comprobarVigencia } from './comprobar.ts'
import { ponerPrecios, verMatriz } from './matriz.ts'
import { calcular, preciosDeCliente, preciosDeModelo } from './precios.ts'

const flat = crud(tarifas, {
  table: tarifasTable,
  entity: 'Tarifa',
  searchIn: ['nombre', 'notas'],
  label: 'nombre',
  orderBy: 'desde desc',
  check: async (_db, entrada) => {
    comprobarFechas(entrada)
    return entrada
  },
})

/** The group of a customer whom the caller reaches. */
async function grupoDe(db: Db, user: Caller, id: number): Promise<number | null> {
  const [cliente] = await db
    .select({ grupoId: clientesTable.grupoId })
    .from(clientesTable)
    .where(and(eq(clientesTable.id, id), suyos(user, clientesTable.comercialId)))
  if (!cliente) throw notFound('Cliente', id)
  return cliente.grupoId
}

export default implement(tarifas, {
  ...flat,
  create: async (call) => {
    const id = await flat.create(call)
    await comprobarVigencia(call.db, [id])
    return id
  },
  update: async (call) => {
    const id = await flat.update(call)
    await comprobarVigencia(call.db, [id])
    return id
  },
  cambiar: async (call) => {
    const cambiadas = await flat.cambiar(call)
    await comprobarVigencia(
      call.db,
      cambiadas.map(({ id }) => id),
    )
    return cambiadas
  },
  matriz: ({ db, body }) => verMatriz(db, body),
  precios: ({ db, body: { celdas } }) => ponerPrecios(db, celdas),
  calcular: async ({ db, user, body: { clienteId, lugar, lineas }, reloj }) =>
    calcular(db, lineas, { grupoId: await grupoDe(db, user, clienteId), lugar, dia: hoy(reloj) }),
  deCliente: async ({ db, user, params: { id }, reloj }) =>
    preciosDeCliente(db, { grupoId: await grupoDe(db, user, id), dia: hoy(reloj) }),
  deModelo: ({ db, params: { id }, user, reloj }) =>
    preciosDeModelo(db, { id, dia: hoy(reloj), suyos: suyos(user, sql`c.comercial_id`) }),
})
