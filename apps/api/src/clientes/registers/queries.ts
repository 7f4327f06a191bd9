import type { COINCIDENCIAS, Duplicados } from '@telar/contract/clientes/registers'
import { and, asc, eq, getViewSelectedFields, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { registersLista } from '../../db/schema/clientes/listas.ts'
import { registersTable as t } from '../../db/schema/clientes/registers.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { conflict, notFound } from '../../kit/errors.ts'
import type { Source } from '../../kit/rows/source.ts'
import type { Version } from '../../kit/rows/version.ts'

export const filas: Source = {
  table: registersLista,
  columns: getViewSelectedFields(registersLista),
  searchIn: ['nombre', 'email', 'telefono', 'nif'],
  orderBy: 'creadoEn desc',
}

export async function registroEntero(db: Db, id: number) {
  const [registro] = await db.select().from(registersLista).where(eq(registersLista.id, id))
  if (!registro) throw notFound('Register', id)
  return registro
}
export type RegistroEntero = Awaited<ReturnType<typeof registroEntero>>

/** Of two who decide on what both read, the second is told whose decision there is. */
export function refuseIfDecided({ version, resueltoPor }: RegistroEntero, leida: Version): void {
  if (typeof leida !== 'number' || leida === version) return
  throw resueltoPor === null ? conflict('error.stale') : conflict('registro.decidido', { quien: resueltoPor })
}

/** A request as it stands, which nobody else changes until the end of the transaction. */
export async function bloquearRegistro(db: Db, id: number): Promise<RegistroEntero> {
  await db.select({ id: t.id }).from(t).where(eq(t.id, id)).for('update')
  return registroEntero(db, id)
}

type Senas = Partial<Record<(typeof COINCIDENCIAS)[number], SQL>>

/** Which of the marks of a row are the same, as a condition and as a list. */
function comparar(senas: Senas) {
  const partes = Object.entries(senas)
  const lista = partes.map(([sena, igual]) => sql`case when ${igual} then ${sena}::text end`)
  return {
    alguna: or(...partes.map(([, igual]) => igual)),
    coincide: sql<(typeof COINCIDENCIAS)[number][]>`array_remove(array[${sql.join(lista, sql`, `)}], null)`,
  }
}

/** Requests, customers and accounts that share the NIF, the e-mail or the telephone of a request. */
export async function duplicadosDe(db: Db, { id, nif, email, telefono }: RegistroEntero): Promise<Duplicados> {
  const correo = email.toLowerCase()
  const es = (columna: unknown, valor: string | null) => sql`(${columna} = nullif(${valor ?? ''}, ''))`
  const medio = (valor: string) => sql`exists (
    select from contactos k, jsonb_array_elements(k.medios) m
    where k.cliente_id = ${clientesTable.id} and lower(m ->> 'valor') = nullif(${valor}, ''))`
  const entreRegistros = comparar({
    nif: es(registersLista.nif, nif),
    email: sql`lower(${registersLista.email}) = ${correo}`,
    telefono: es(registersLista.telefono, telefono),
  })
  const entreClientes = comparar({
    nif: es(clientesTable.nif, nif),
    email: sql`(lower(${clientesTable.email}) = ${correo} or ${medio(correo)})`,
    telefono: sql`(${es(clientesTable.telefono, telefono)} or ${medio(telefono)})`,
  })
  const entreCuentas = comparar({
    email: sql`lower(${usersTable.email}) = ${correo}`,
    telefono: es(usersTable.phoneNumber, telefono),
  })
  const { nombre, estado } = registersLista
  const { codigo, razonSocial } = clientesTable
  return {
    registers: await db
      .select({ id: registersLista.id, nombre, estado, coincide: entreRegistros.coincide })
      .from(registersLista)
      .where(and(ne(registersLista.id, id), entreRegistros.alguna))
      .orderBy(asc(registersLista.id)),
    clientes: await db
      .select({ id: clientesTable.id, codigo, razonSocial, coincide: entreClientes.coincide })
      .from(clientesTable)
      .where(entreClientes.alguna)
      .orderBy(asc(clientesTable.id)),
    users: await db
      .select({
        id: usersTable.id,
        email: usersTable.email,
        clienteId: usersTable.clienteId,
        coincide: entreCuentas.coincide,
      })
      .from(usersTable)
      .where(entreCuentas.alguna)
      .orderBy(asc(usersTable.email)),
  }
}
