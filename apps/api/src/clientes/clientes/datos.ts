import { Register } from '@telar/contract/clientes/registers'
import type { RolDeLaCasa } from '@telar/domain/identidad/acceso'
import { and, eq, inArray, not, or, sql } from 'drizzle-orm'
import { vaciarFicha } from '../../casa/fichas/commands.ts'
import { anotado } from '../../casa/fichas/queries.ts'
import type { Db } from '../../db/connection.ts'
import { auditoriaTable } from '../../db/schema/casa/auditoria.ts'
import { correosTable } from '../../db/schema/casa/correos.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { contactosTable } from '../../db/schema/clientes/contactos.ts'
import { registersLista } from '../../db/schema/clientes/listas.ts'
import { type Licencia, registersTable } from '../../db/schema/clientes/registers.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import type { House } from '../../kit/house.ts'
import { nextVersion } from '../../kit/rows/version.ts'
import { bloquearCliente } from './guardar.ts'
import type { clienteEntero } from './queries.ts'

type Cliente = Awaited<ReturnType<typeof clienteEntero>>

/** Rows whose history no longer says what they held, by their table. */
type Olvidadas = Record<string, (number | string)[]>

/** What another area holds about a customer. Each hands in its own. */
export interface DatosDeCliente {
  /** What it is called in the file that the customer gets. */
  nombre: string
  leer: (db: Db, clienteId: number) => Promise<unknown[]>
  /** Refuses while something is not finished. */
  impedir?: (db: Db, clienteId: number) => Promise<void>
  /** Takes away what identifies people; says which rows are gone. */
  borrar: (db: Db, clienteId: number, correos: string[]) => Promise<Olvidadas>
}

declare module '../../kit/house.ts' {
  interface House {
    /** What the areas above hold about a customer. */
    datosDeCliente: readonly DatosDeCliente[]
  }
}

/** What is beside their record. */
const fichaDe = (id: number) => ({ recurso: 'clientes', id: String(id) })

/** Every address the customer is known by, in small letters. */
const correosDe = ({ email, users }: Pick<Cliente, 'email' | 'users'>): string[] => [
  ...new Set([email, ...users.map((user) => user.email)].flatMap((uno) => uno?.toLowerCase() ?? [])),
]

/** That address is one of theirs. */
export const conCorreo = (columna: unknown, correos: string[]) =>
  correos.length > 0 ? inArray(sql`lower(${columna})`, correos) : undefined

/** Everything that is held about a customer, as they may ask for it. */
export async function datosDelCliente(
  db: Db,
  partes: readonly DatosDeCliente[],
  cliente: Pick<Cliente, 'id' | 'email' | 'users'>,
) {
  const { id } = cliente
  const correos = correosDe(cliente)
  const registers = await db
    .select()
    .from(registersLista)
    .where(or(eq(registersLista.clienteId, id), conCorreo(registersLista.email, correos)))
  const suyo: Record<string, unknown[]> = {}
  for (const { nombre, leer } of partes) suyo[nombre] = await leer(db, id)
  const { notas, seguimientos } = await anotado(db, fichaDe(id))
  const enviados = await db
    .select({ para: correosTable.para, asunto: correosTable.asunto, enviadoEn: correosTable.enviadoEn })
    .from(correosTable)
    .where(conCorreo(correosTable.para, correos) ?? sql`false`)
  return {
    cliente,
    // As staff see them: without the name under which a licence is kept.
    registers: registers.map((registro) => Register.parse(registro)),
    ...suyo,
    anotado: { notas, seguimientos },
    correos: enviados,
  }
}

const ROL: RolDeLaCasa = 'Cliente'
/** Nobody's address. */
export const NADIE = { nombre: '', calle: '', ciudad: '', telefono: '' }

/**
 * Takes away what identifies a customer and everybody at theirs. Orders stay, because the accounts need them, with the
 * postcode they went to; nobody's name is left on them, nor in the history of the rows. Issued invoices stay as they
 * are for as long as the law wants them; drafts go. Says which licences and
 * files are nobody's any more.
 */
export async function borrarDatos(
  db: Db,
  partes: House['datosDeCliente'],
  { id, email, users, contactos }: Cliente,
): Promise<{ licencias: { licencia: Licencia | null }[]; adjuntos: string[] }> {
  const actual = await bloquearCliente(db, id)
  for (const { impedir } of partes) await impedir?.(db, id)
  const correos = correosDe({ email, users })
  const registers = await db
    .delete(registersTable)
    .where(or(eq(registersTable.clienteId, id), conCorreo(registersTable.email, correos)))
    .returning({ id: registersTable.id, licencia: registersTable.licencia })
  await db.delete(contactosTable).where(eq(contactosTable.clienteId, id))
  await cerrarCuentas(db, id)
  const olvidadas: Olvidadas = {}
  for (const { borrar } of partes) Object.assign(olvidadas, await borrar(db, id, correos))
  await db
    .update(clientesTable)
    .set({
      razonSocial: `Cliente ${actual.codigo}`,
      nombreComercial: '',
      nif: `BORRADO-${id}`,
      nifIva: null,
      email: null,
      telefono: null,
      direccionFiscal: { ...actual.direccionFiscal, ...NADIE },
      direccionesEnvio: [],
      iban: null,
      mandatoSepa: null,
      dir3: null,
      regimenMotivo: actual.regimenForzado ? '–' : null,
      notas: '',
      bloqueado: true,
      ...nextVersion(clientesTable),
    })
    .where(eq(clientesTable.id, id))
  await olvidarHistoria(db, {
    clientes: [id],
    ...olvidadas,
    registers: registers.map((uno) => uno.id),
    contactos: contactos.map((uno) => uno.id),
    users: users.map((uno) => uno.id),
  })
  await borrarCorreos(db, correos)
  return { licencias: registers, adjuntos: await vaciarFicha(db, fichaDe(id)) }
}

/** Accounts that only bought go; one that also works for the house merely stops being this customer's. */
async function cerrarCuentas(db: Db, clienteId: number): Promise<void> {
  const conOtroRol = sql`exists (
    select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = ${usersTable.id} and r.name <> ${ROL})`
  await db.delete(usersTable).where(and(eq(usersTable.clienteId, clienteId), not(conOtroRol)))
  await db.update(usersTable).set({ clienteId: null }).where(eq(usersTable.clienteId, clienteId))
}

/** Mails to them, and those in which the house was told about them. */
async function borrarCorreos(db: Db, correos: string[]): Promise<void> {
  for (const correo of correos) {
    const nombrado = sql`position(${correo} in lower(${correosTable.texto})) > 0`
    await db.delete(correosTable).where(or(conCorreo(correosTable.para, [correo]), nombrado))
  }
}

/** The history of some rows. */
export const historiaDe = (tabla: string, ids: (number | string)[]) =>
  and(eq(auditoriaTable.tabla, tabla), inArray(auditoriaTable.registro, ids.map(String)))

/** Who changed a row, and when, stays; what the row held does not. */
async function olvidarHistoria(db: Db, filas: Olvidadas): Promise<void> {
  for (const [tabla, ids] of Object.entries(filas)) {
    await db.update(auditoriaTable).set({ antes: null, despues: null }).where(historiaDe(tabla, ids))
  }
}
