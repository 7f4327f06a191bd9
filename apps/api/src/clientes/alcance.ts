import { comercialDe } from '@telar/domain/identidad/acceso'
import { type SQL, sql } from 'drizzle-orm'
import type { Caller } from '../kit/caller.ts'

/** A rep's condition on a column that names the rep; nothing for whoever sees every customer. */
export function suyos(user: Caller, comercialId: unknown): SQL | undefined {
  const comercial = comercialDe(user)
  if (comercial === undefined) return undefined
  return comercial === null ? sql`false` : sql`${comercialId} = ${comercial}`
}

/** The same on a column that names a customer. */
export function deSusClientes(user: Caller, clienteId: unknown): SQL | undefined {
  const propios = suyos(user, sql`comercial_id`)
  return propios && sql`${clienteId} in (select id from clientes where ${propios})`
}
