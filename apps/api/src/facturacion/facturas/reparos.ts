import type { ConReparo } from '@telar/contract/clientes/credito'
import { creditoDe } from '@telar/domain/clientes/credito'
import { hoy } from '@telar/domain/fecha'
import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { facturasTable as f } from '../../db/schema/facturacion/facturas.ts'
import type { Context } from '../../kit/call.ts'
import type { Caller } from '../../kit/caller.ts'

/** Which of several drafts would not be issued without a reason, and why: with all of a customer's among them. */
export async function reparosDe(
  { db, house, reloj }: Pick<Context<Caller>, 'db' | 'house' | 'reloj'>,
  ids: readonly number[],
  suyas: SQL | undefined,
): Promise<ConReparo[]> {
  const filas = await db
    .select({ id: f.id, cliente: clientesTable })
    .from(f)
    .innerJoin(clientesTable, eq(clientesTable.id, f.clienteId))
    .where(and(inArray(f.id, [...ids]), eq(f.estado, 'borrador'), gt(f.total, 0), suyas))
    .orderBy(f.id)
  const vistos: ConReparo[] = []
  for (const [clienteId, delCliente] of Map.groupBy(filas, ({ cliente }) => cliente.id)) {
    const [primera] = delCliente
    if (!primera) continue
    const suyos = delCliente.map(({ id }) => id)
    const { reparos } = creditoDe(primera.cliente, await house.deuda(db, clienteId, hoy(reloj), suyos))
    if (reparos.length > 0) vistos.push(...suyos.map((id) => ({ id, cliente: primera.cliente.razonSocial, reparos })))
  }
  return vistos
}
