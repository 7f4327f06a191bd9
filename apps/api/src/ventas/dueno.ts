import { and, eq } from 'drizzle-orm'
import { suyos } from '../clientes/alcance.ts'
import { auditoriaTable } from '../db/schema/casa/auditoria.ts'
import { clientesTable } from '../db/schema/clientes/clientes.ts'
import { usersTable } from '../db/schema/identidad/users.ts'
import type { Context } from '../kit/call.ts'
import type { Caller } from '../kit/caller.ts'
import { forbidden } from '../kit/errors.ts'

type Llamada = Pick<Context<Caller>, 'db' | 'user' | 'log'>

/**
 * Whose cart a call is about: the caller's, whatever it names. Another's only for who may act for customers, and for a
 * rep only those of their own; that is written down, and the attempt of anybody else too.
 */
export async function duenoDelCart(
  { db, user, log }: Llamada,
  userId: string | null | undefined,
  hecho: string,
): Promise<string> {
  if (!userId || userId === user.id) return user.id
  const permitido = user.permissions.has('Permissions.Cart.Update') && (await esClienteSuyo(db, user, userId))
  if (!permitido) {
    log.warn({ userId: user.id, de: userId, hecho }, "A cart that is not the caller's was asked for.")
    throw forbidden()
  }
  await db.insert(auditoriaTable).values({
    usuarioId: user.id,
    usuario: user.email,
    tabla: 'carts',
    registro: userId,
    accion: 'cambiar',
    despues: { porCuentaDe: userId, hecho },
  })
  return userId
}

async function esClienteSuyo(db: Llamada['db'], user: Caller, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .innerJoin(clientesTable, eq(clientesTable.id, usersTable.clienteId))
    .where(and(eq(usersTable.id, userId), suyos(user, clientesTable.comercialId)))
  return row !== undefined
}
