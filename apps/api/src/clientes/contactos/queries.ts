import { and, asc, eq, getViewSelectedFields, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { contactosTable as t } from '../../db/schema/clientes/contactos.ts'
import { contactosLista } from '../../db/schema/clientes/listas.ts'
import type { Caller } from '../../kit/caller.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'
import { deSusClientes, suyos } from '../alcance.ts'

export const filas: Source = {
  table: contactosLista,
  columns: getViewSelectedFields(contactosLista),
  searchIn: ['nombre', 'dueno', 'datos'],
  orderBy: 'nombre',
}

interface Duenos {
  clienteId: unknown
  proveedorId: unknown
  comercialId: unknown
}

/** A rep reaches the contacts of their customers and their own; who sees no customers, those of suppliers. */
export function contactosDe(user: Caller, { clienteId, proveedorId, comercialId }: Duenos): SQL | undefined {
  if (!user.permissions.has('Permissions.Clientes.View')) return sql`${proveedorId} is not null`
  const deClientes = deSusClientes(user, clienteId)
  return deClientes && or(deClientes, suyos(user, comercialId))
}

export async function contactoEntero(db: Db, id: number, own: SQL | undefined) {
  const [contacto] = await db
    .select()
    .from(t)
    .where(and(eq(t.id, id), own))
  if (!contacto) throw notFound('Contacto', id)
  return contacto
}

export const contactosDelCliente = (db: Db, clienteId: number) =>
  db.select().from(t).where(eq(t.clienteId, clienteId)).orderBy(asc(t.id))

const Alcance = z.object({ ok: z.boolean() })

/** Whether the caller may give a contact to that owner: an owner they cannot see is one that is not there. */
export async function alcanzaDueno(db: Db, user: Caller, duenos: Record<keyof Duenos, number | null>) {
  const own = contactosDe(user, {
    clienteId: sql`${duenos.clienteId}::int`,
    proveedorId: sql`${duenos.proveedorId}::int`,
    comercialId: sql`${duenos.comercialId}::int`,
  })
  if (!own) return true
  const alcance = await firstRow(db, Alcance, sql`select coalesce(${own}, false) as ok`)
  return alcance?.ok === true
}
