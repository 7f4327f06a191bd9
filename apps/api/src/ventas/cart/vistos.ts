import { escaleraDe, type Tarifario } from '@telar/domain/catalogo/tarifa'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { modelosTable as m } from '../../db/schema/catalogo/modelos.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import type { Context } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import type { PreciosVistos } from './commands.ts'

type Llamada = Pick<Context<Caller>, 'db' | 'user' | 'house'>

async function clienteDe({ db, user }: Llamada, userId: string): Promise<number | null> {
  if (userId === user.id) return user.clienteId
  const [dueno] = await db.select({ clienteId: usersTable.clienteId }).from(usersTable).where(eq(usersTable.id, userId))
  return dueno?.clienteId ?? null
}

/** The price list of the owner of a cart, as it is kept. */
export const tarifarioDe = async (llamada: Llamada, db: Db, userId: string): Promise<Tarifario | null> =>
  (await llamada.house.preciosDe(db, await clienteDe(llamada, userId))).tarifario

/** What the owner of a cart is shown as the price of some models, where it is not the house's. */
export const preciosVistos =
  (llamada: Llamada, db: Db, userId: string) =>
  async (modeloIds: readonly number[]): Promise<PreciosVistos> => {
    const tarifario = await tarifarioDe(llamada, db, userId)
    if (!tarifario) return {}
    const modelos = await db
      .select({ id: m.id, precioMayor: m.precioMayor, modeloTipoId: m.modeloTipoId, temporadaId: m.temporadaId })
      .from(m)
      .where(inArray(m.id, [...new Set(modeloIds)]))
    return Object.fromEntries(
      modelos.map((modelo) => {
        const { precio, escalas } = escaleraDe(modelo, tarifario)
        const vistas = escalas.map(({ de, desde, precio: cuanto }) => ({ de, desde, precio: cuanto }))
        return [modelo.id, { precio, ...(vistas.length > 0 ? { escalas: vistas } : {}) }]
      }),
    )
  }
