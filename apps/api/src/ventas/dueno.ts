import { and, eq } from 'drizzle-orm'
import { suyos } from '../clientes/alcance.ts'
import type { Db } from '../db/connection.ts'
import { auditoriaTable } from '../db/schema/casa/auditoria.ts'
import { clientesTable } from '../db/schema/clientes/clientes.ts'
import { usersTable } from '../db/schema/identidad/users.ts'
import type { Context } from '../kit/call.ts'
import type { Caller } from '../kit/caller.ts'
import { forbidden } from '../kit/errors.ts'

type Llamada = Pick<Context<Caller>, 'db' | 'user' | 'log'>

type DeQuien = string | null | undefined

/**
 * Whose cart a call is about: the caller's, whatever it names. Another's only for who may act for customers, and for a
 * rep only those of their own; both that and the attempt of anybody else are in the log.
 */
export async function duenoDelCart({ db, user, log }: Llamada, userId: DeQuien, hecho: string): Promise<string> {
  if (!userId || userId === user.id) return user.id
  const permitido = user.permissions.has('Permissions.Cart.Update') && (await esClienteSuyo(db, user, userId))
  const dicho = { userId: user.id, de: userId, hecho }
  if (!permitido) {
    log.warn(dicho, "A cart that is not the caller's was asked for.")
    throw forbidden()
  }
  log.info(dicho, 'Somebody acts for a customer.')
  return userId
}

/** Changes the caller's cart, or another's for who may: that it was for somebody else is written down with the change. */
export async function enCartDe<T>(
  llamada: Llamada,
  userId: DeQuien,
  que: string,
  cambiar: (db: Db, dueno: string) => Promise<T>,
): Promise<{ dueno: string; hecho: T }> {
  const dueno = await duenoDelCart(llamada, userId, que)
  const { db, user } = llamada
  if (dueno === user.id) return { dueno, hecho: await cambiar(db, dueno) }
  return db.transaction(async (tx) => {
    await anotar(tx, user, dueno, que)
    return { dueno, hecho: await cambiar(tx, dueno) }
  })
}

/** Who acted for whom, in the history of the cart. */
export async function anotar(db: Db, user: Caller, dueno: string, hecho: string): Promise<void> {
  await db.insert(auditoriaTable).values({
    usuarioId: user.id,
    usuario: user.email,
    tabla: 'carts',
    registro: dueno,
    accion: 'cambiar',
    despues: { porCuentaDe: dueno, hecho },
  })
}

async function esClienteSuyo(db: Llamada['db'], user: Caller, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .innerJoin(clientesTable, eq(clientesTable.id, usersTable.clienteId))
    .where(and(eq(usersTable.id, userId), suyos(user, clientesTable.comercialId)))
  return row !== undefined
}
