import type { ClienteIdentidad, ClienteInput, clientes } from '@telar/contract/clientes/clientes'
import type { Body } from '@telar/contract/kit/endpoint'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { contadoresTable } from '../../db/schema/casa/contadores.ts'
import { clientesTable as t } from '../../db/schema/clientes/clientes.ts'
import { FieldsError } from '../../kit/errors.ts'
import { saving } from '../../kit/rows/constraints.ts'
import { lockVersion, over, saveVersion, type Version } from '../../kit/rows/version.ts'
import { guardarContactos } from '../contactos/guardar.ts'
import { comprobarCliente, comprobarTelefono, paisDe, problemasDePaises, sinProblemas } from './comprobar.ts'

type Entrada = z.output<typeof ClienteInput>
type Fila = typeof t.$inferSelect
type Cambio = Omit<Body<(typeof clientes)['update']>, 'version'>
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

const CLIENTE = { table: t, entity: 'Cliente' }

/** Two customers with one tax number are one and the same: that is said in its own words. */
const sinRepetirNif = <R>(write: Promise<R>): Promise<R> =>
  write.catch((error) => {
    const repetido = error instanceof FieldsError && 'nif' in error.fields
    throw repetido ? new FieldsError({ nif: ['cliente.nif-repetido'] }) : error
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
  const [fila] = await sinRepetirNif(saving(t, db.insert(t).values(values).returning({ id: t.id })))
  const id = fila?.id as number
  if (contactos) await guardarContactos(db, id, contactos)
  return id
}

/** A customer as they stand, locked until the end of the transaction. */
export const bloquearCliente = (db: Db, id: number, version?: Version, own?: SQL): Promise<Fila> =>
  lockVersion(db, { ...CLIENTE, own }, id, version)

type Propio = Omit<Body<(typeof clientes)['cambiarMio']>, 'version'>

/** What a customer changes of themselves. */
export async function cambiarPropio(db: Db, actual: Fila, cambio: Propio): Promise<void> {
  const pais = await paisDe(db, actual.countryId)
  const entero = over(actual, cambio)
  const { telefono, problemas } = await comprobarTelefono(entero.telefono ?? '', pais, 'telefono')
  sinProblemas({ ...problemas, ...(await problemasDePaises(db, entero.direccionesEnvio)) })
  await saveVersion(db, CLIENTE, actual.id, null, { ...cambio, telefono: telefono || null })
}

/** Changes a customer. What VIES said counts for the number it was asked about only. */
export async function cambiarCliente(
  db: Db,
  actual: Fila,
  { contactos, ...cambio }: Partial<Cambio>,
  hoy: string,
): Promise<void> {
  const datos = await comprobarCliente(db, over(actual, cambio))
  const { nif, nifIva, telefono, iban } = datos
  const set = {
    ...{ ...cambio, nif, nifIva, telefono, iban },
    codigo: cambio.codigo || actual.codigo,
    provincia: datos.direccionFiscal.provincia,
    recargoFecha: declarado(datos.recargoEquivalencia, actual.recargoFecha, hoy),
    ...(nifIva === actual.nifIva ? {} : { viesFecha: null, viesResultado: null }),
  }
  await sinRepetirNif(saveVersion(db, CLIENTE, actual.id, null, set))
  if (contactos) await guardarContactos(db, actual.id, contactos)
}
