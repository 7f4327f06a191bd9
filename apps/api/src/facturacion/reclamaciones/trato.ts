import type { reclamaciones } from '@telar/contract/facturacion/reclamaciones'
import type { Body } from '@telar/contract/kit/endpoint'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { clientesTable as c } from '../../db/schema/clientes/clientes.ts'
import { reclamacionClientesTable as t } from '../../db/schema/facturacion/reclamaciones.ts'
import { notFound } from '../../kit/errors.ts'

type Trato = Body<typeof reclamaciones.tratar>

/** How a customer is reminded: as everybody, unless somebody said otherwise. */
export async function verTrato(db: Db, clienteId: number, suyos: SQL | undefined): Promise<Trato> {
  const [fila] = await db
    .select({ activas: t.activas, saltados: t.saltados })
    .from(c)
    .leftJoin(t, eq(t.clienteId, c.id))
    .where(and(eq(c.id, clienteId), suyos))
  if (!fila) throw notFound('Cliente', clienteId)
  return { activas: fila.activas ?? true, saltados: fila.saltados ?? [] }
}

export async function tratar(db: Db, clienteId: number, trato: Trato, suyos: SQL | undefined): Promise<Trato> {
  await verTrato(db, clienteId, suyos)
  const { activas, saltados } = { ...trato, saltados: [...new Set(trato.saltados)] }
  await db
    .insert(t)
    .values({ clienteId, activas, saltados })
    .onConflictDoUpdate({
      target: t.clienteId,
      set: { activas, saltados, version: sql`${t.version} + 1`, modificadoEn: sql`now()` },
    })
  return verTrato(db, clienteId, suyos)
}
