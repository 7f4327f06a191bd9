import type { ClienteIdentidad, ClienteInput } from '@telar/contract/clientes/clientes'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { contadoresTable } from '../../db/schema/casa/contadores.ts'
import { clientesTable as t } from '../../db/schema/clientes/clientes.ts'
import { translateConstraint } from '../../kit/constraints.ts'
import { conflict, FieldsError, notFound } from '../../kit/errors.ts'
import { guardarContactos } from '../contactos/guardar.ts'
import { comprobarCliente, comprobarTelefono, paisDe, problemasDePaises, sinProblemas } from './comprobar.ts'

type Entrada = z.output<typeof ClienteInput>
type Nuevo = z.output<typeof ClienteIdentidad> & Partial<Entrada>

const SERIE = 'clientes'
const CIFRAS = 4

/** The next free code. Whoever takes one holds the counter's row until their customer is written. */
async function siguienteCodigo(db: Db): Promise<string> {
  for (;;) {
    const [fila] = await db
      .insert(contadoresTable)
      .values({ serie: SERIE, ejercicio: 0, ultimo: 1 })
      .onConflictDoUpdate({
        target: [contadoresTable.serie, contadoresTable.ejercicio],
        set: { ultimo: sql`${contadoresTable.ultimo} + 1` },
      })
      .returning({ ultimo: contadoresTable.ultimo })
    const codigo = String(fila?.ultimo).padStart(CIFRAS, '0')
    if ((await db.$count(t, eq(t.codigo, codigo))) === 0) return codigo
  }
}

const save = <R>(write: Promise<R>): Promise<R> =>
  write.catch((error) => {
    const said = translateConstraint(error, t) ?? error
    const repetido = said instanceof FieldsError && 'nif' in said.fields
    throw repetido ? new FieldsError({ nif: ['cliente.nif-repetido'] }) : said
  })

/** The day on which a customer said to be under the recargo; it stays for as long as they are. */
const declarado = (recargo: boolean, antes: string | null, hoy: string) => (recargo ? (antes ?? hoy) : null)

/** A new customer; without a code they get the next one. */
export async function crearCliente(db: Db, entrada: Nuevo, hoy: string): Promise<number> {
  const { contactos, ...datos } = await comprobarCliente(db, entrada)
  const values = {
    ...datos,
    codigo: datos.codigo || (await siguienteCodigo(db)),
    provincia: datos.direccionFiscal.provincia,
    recargoFecha: declarado(datos.recargoEquivalencia, null, hoy),
  }
  const [fila] = await save(db.insert(t).values(values).returning({ id: t.id }))
  const id = fila?.id as number
  if (contactos) await guardarContactos(db, id, contactos)
  return id
}

/** A customer as they stand, locked until the end of the transaction. */
export async function bloquearCliente(db: Db, id: number, own?: SQL): Promise<typeof t.$inferSelect> {
  const [actual] = await db
    .select()
    .from(t)
    .where(and(eq(t.id, id), own))
    .for('update')
  if (!actual) throw notFound('Cliente', id)
  return actual
}

type Propio = Pick<Entrada, 'nombreComercial' | 'telefono' | 'direccionesEnvio' | 'idioma'>

/** What a customer changes of themselves. */
export async function cambiarPropio(
  db: Db,
  actual: typeof t.$inferSelect,
  cambio: Propio,
  version: number | null | undefined,
): Promise<void> {
  if (typeof version === 'number' && version !== actual.version) throw conflict('error.stale')
  const pais = await paisDe(db, actual.countryId)
  const { telefono, problemas } = await comprobarTelefono(cambio.telefono ?? '', pais, 'telefono')
  sinProblemas({ ...problemas, ...(await problemasDePaises(db, cambio.direccionesEnvio)) })
  const set = { ...cambio, telefono: telefono || null, version: sql`${t.version} + 1`, modificadoEn: sql`now()` }
  await db.update(t).set(set).where(eq(t.id, actual.id))
}

/** Changes a customer. What VIES said counts for the number it was asked about only. */
export async function cambiarCliente(
  db: Db,
  actual: typeof t.$inferSelect,
  entrada: Entrada,
  version: number | null | undefined,
  hoy: string,
): Promise<void> {
  if (typeof version === 'number' && version !== actual.version) throw conflict('error.stale')
  const { contactos, ...datos } = await comprobarCliente(db, entrada)
  const set = {
    ...datos,
    codigo: datos.codigo || actual.codigo,
    provincia: datos.direccionFiscal.provincia,
    recargoFecha: declarado(datos.recargoEquivalencia, actual.recargoFecha, hoy),
    ...(datos.nifIva === actual.nifIva ? {} : { viesFecha: null, viesResultado: null }),
    version: sql`${t.version} + 1`,
    modificadoEn: sql`now()`,
  }
  await save(db.update(t).set(set).where(eq(t.id, actual.id)))
  if (contactos) await guardarContactos(db, actual.id, contactos)
}
