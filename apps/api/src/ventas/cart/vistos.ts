import { escaleraDe } from '@telar/domain/catalogo/tarifa'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { modelosTable as m } from '../../db/schema/catalogo/modelos.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import type { Context } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'
import type { PrecioVisto } from './commands.ts'

type Llamada = Pick<Context<Caller>, 'db' | 'user' | 'house'>

async function clienteDe({ db, user }: Llamada, userId: string): Promise<number | null> {
  if (userId === user.id) return user.clienteId
  const [dueno] = await db.select({ clienteId: usersTable.clienteId }).from(usersTable).where(eq(usersTable.id, userId))
  return dueno?.clienteId ?? null
}

/** What the owner of a cart is shown as the price of some models, where it is not the house's. */
export const preciosVistos =
  (llamada: Llamada, db: Db, userId: string) =>
  async (modeloIds: readonly number[]): Promise<PrecioVisto[]> => {
    const { tarifario } = await llamada.house.preciosDe(db, await clienteDe(llamada, userId))
    if (!tarifario) return []
    const modelos = await db
      .select({ id: m.id, precioMayor: m.precioMayor, modeloTipoId: m.modeloTipoId, temporadaId: m.temporadaId })
      .from(m)
      .where(inArray(m.id, [...new Set(modeloIds)]))
    return modelos.map((modelo) => {
      const { precio, escalas } = escaleraDe(modelo, tarifario)
      const vistas = escalas.map(({ de, desde, precio: cuanto }) => ({ de, desde, precio: cuanto }))
      return { modeloId: modelo.id, precio, escalas: vistas.length > 0 ? vistas : null }
    })
  }
