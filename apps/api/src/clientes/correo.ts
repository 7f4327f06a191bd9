import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connection.ts'
import { clientesTable } from '../db/schema/clientes/clientes.ts'

/** Where a customer is written to: the address of their record, or else that of the account they buy with. */
export async function leerCorreo(db: Db, clienteId: number): Promise<string | null> {
  const correo = sql<string | null>`coalesce(clientes.email, (
    select min(u.email) from users u where u.cliente_id = clientes.id and u.is_active and u.email_confirmed))`
  const [fila] = await db.select({ correo }).from(clientesTable).where(eq(clientesTable.id, clienteId))
  return fila?.correo ?? null
}
