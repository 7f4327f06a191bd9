import type { Cliente } from '@telar/contract/clientes/clientes'
import { regimenDe } from '@telar/domain/clientes/regimen'
import type { Idioma } from '@telar/domain/idioma'
import { and, asc, eq, getTableColumns, getViewSelectedFields, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { countriesTable } from '../../db/schema/casa/countries.ts'
import { clientesTable as t } from '../../db/schema/clientes/clientes.ts'
import { clientesLista } from '../../db/schema/clientes/listas.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'
import { contactosDelCliente } from '../contactos/queries.ts'

/** Whoever buys in the showroom is nobody to write an order or a mail to. */
export const conNombre = sql`${clientesLista.id} not in (select id from clientes where mostrador)`

const filaColumns = getViewSelectedFields(clientesLista)
export const filas: Source = {
  table: clientesLista,
  columns: filaColumns,
  searchIn: ['codigo', 'razonSocial', 'nombreComercial', 'nif', 'email', 'ciudad'],
  orderBy: 'razonSocial',
}

/** In what language a customer is written to. */
export async function idiomaDeCliente(db: Db, clienteId: number): Promise<Idioma | undefined> {
  const [cliente] = await db.select({ idioma: t.idioma }).from(t).where(eq(t.id, clienteId))
  return cliente?.idioma
}

export async function clienteEntero(db: Db, id: number, own: SQL | undefined): Promise<Cliente> {
  const [cliente] = await db
    .select(getTableColumns(t))
    .from(t)
    .where(and(eq(t.id, id), own))
  if (!cliente) throw notFound('Cliente', id)
  const users = await db
    .select({
      ...{ id: usersTable.id, email: usersTable.email },
      enUso: sql<boolean>`${usersTable.isActive} and ${usersTable.emailConfirmed}`,
    })
    .from(usersTable)
    .where(eq(usersTable.clienteId, id))
    .orderBy(asc(usersTable.email))
  return { ...cliente, contactos: await contactosDelCliente(db, id), users }
}

/** A few customers while somebody types: those whose code or NIF begins so come first. */
export function sugerencias(db: Db, keyword: string, limit: number, own: SQL | undefined) {
  const { id, codigo, razonSocial, nombreComercial, nif, ciudad, bloqueado } = clientesLista
  const pattern = sql`patron(${keyword}::text)`
  const begins = sql`(norm(${codigo}) like ${pattern} || '%' or norm(${nif}) like ${pattern} || '%')`
  const contains = sql`norm(${razonSocial} || ' ' || ${nombreComercial}) like '%' || ${pattern} || '%'`
  return db
    .select({ id, codigo, razonSocial, nif, ciudad, bloqueado })
    .from(clientesLista)
    .where(and(own, conNombre, keyword === '' ? undefined : or(begins, contains)))
    .orderBy(sql`${begins} desc`, asc(razonSocial), asc(id))
    .limit(limit)
}

/** Rows of the list by their ids, in the order asked for; unknown ones are left out. */
export async function filasPorId(db: Db, ids: number[], own: SQL | undefined) {
  const rows = await db
    .select(filaColumns)
    .from(clientesLista)
    .where(and(inArray(clientesLista.id, ids), own))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** How a sale is taxed that goes to one of the customer's delivery addresses, or to their own without any. */
export async function regimenDelCliente(db: Db, id: number, direccion: number, own: SQL | undefined) {
  const [cliente] = await db
    .select()
    .from(t)
    .where(and(eq(t.id, id), own))
  const entrega = cliente?.direccionesEnvio[direccion] ?? (direccion === 0 ? cliente?.direccionFiscal : undefined)
  if (!cliente || !entrega) throw notFound('Cliente', id)
  const [country] = await db
    .select({ esUE: countriesTable.esUE })
    .from(countriesTable)
    .where(eq(countriesTable.iso2, entrega.pais))
  return regimenDe(cliente, entrega, country?.esUE ?? false)
}
