import { compactarIban } from '@telar/contract/checks/iban'
import { compactarNif, problemaDeNif, problemaDeNifIva } from '@telar/contract/checks/nif'
import { telefonoInternacional } from '@telar/contract/checks/telefono'
import { problemasFiscales } from '@telar/domain/clientes/cliente'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { countriesTable } from '../../db/schema/casa/countries.ts'
import type { ClaveMensaje } from '../../i18n/es.ts'
import { FieldsError } from '../../kit/errors.ts'

type Problemas = Record<string, ClaveMensaje[]>

/** The ISO code of a country by its id. */
export async function paisDe(db: Db, countryId: number): Promise<string> {
  const [country] = await db
    .select({ iso2: countriesTable.iso2 })
    .from(countriesTable)
    .where(eq(countriesTable.id, countryId))
  if (!country) throw new FieldsError({ countryId: ['error.missing-reference'] })
  return country.iso2
}

/** A telephone as the world dials it, or what to say beside its field. */
export async function comprobarTelefono(
  telefono: string,
  pais: string,
  campo: string,
): Promise<{ telefono: string; problemas: Problemas }> {
  const escrito = telefono === '' ? '' : await telefonoInternacional(telefono, pais)
  return escrito === undefined
    ? { telefono, problemas: { [campo]: ['telefono.invalido'] } }
    : { telefono: escrito, problemas: {} }
}

/** What is wrong with a fiscal number, beside its field. */
export async function problemasDeNif(nif: string, pais: string, campo = 'nif'): Promise<Problemas> {
  const problema = await problemaDeNif(pais, nif)
  return problema ? { [campo]: [problema] } : {}
}

/** Refuses when anything is wrong, with everything that is. */
export function sinProblemas(problemas: Problemas): void {
  if (Object.keys(problemas).length > 0) throw new FieldsError(problemas)
}

/** Addresses name countries that exist: where goods go decides how they are taxed. */
export async function problemasDePaises(
  db: Db,
  direcciones: { pais: string }[],
  campo = 'direccionesEnvio',
): Promise<Problemas> {
  if (direcciones.length === 0) return {}
  const nombrados = direcciones.map(({ pais }) => pais)
  const hallados = await db
    .select({ iso2: countriesTable.iso2 })
    .from(countriesTable)
    .where(inArray(countriesTable.iso2, nombrados))
  const conocidos = new Set(hallados.map(({ iso2 }) => iso2))
  return Object.fromEntries(
    nombrados.flatMap((pais, i) => (conocidos.has(pais) ? [] : [[`${campo}.${i}.pais`, ['error.missing-reference']]])),
  )
}

interface Entrada {
  nif: string
  nifIva: string | null
  countryId: number
  telefono: string | null
  direccionFiscal: { pais: string }
  direccionesEnvio: { pais: string }[]
  recargoEquivalencia: boolean
  regimenForzado?: number | null
  regimenMotivo?: string | null
  iban?: string | null
}

/** What a customer says about themselves, checked against their country and written as it is kept. */
export async function comprobarCliente<E extends Entrada>(db: Db, entrada: E): Promise<E> {
  const { nifIva, countryId, telefono, direccionFiscal, regimenForzado = null, regimenMotivo = null, iban } = entrada
  const pais = await paisDe(db, countryId)
  const nif = compactarNif(entrada.nif)
  const llamada = await comprobarTelefono(telefono ?? '', pais, 'telefono')
  const iva = nifIva ? await problemaDeNifIva(nifIva) : undefined
  const fiscales = problemasFiscales({ ...entrada, nif, regimenForzado, regimenMotivo }, pais)
  sinProblemas({
    ...(await problemasDeNif(nif, pais)),
    ...(iva ? { nifIva: [iva] } : {}),
    ...llamada.problemas,
    ...(await problemasDePaises(db, entrada.direccionesEnvio)),
    ...(direccionFiscal.pais === pais ? {} : { 'direccionFiscal.pais': ['cliente.pais'] }),
    ...Object.fromEntries(Object.entries(fiscales).map(([campo, clave]) => [campo, [clave]])),
  })
  return {
    ...entrada,
    nif,
    nifIva: nifIva && compactarNif(nifIva),
    telefono: llamada.telefono || null,
    ...(iban ? { iban: compactarIban(iban) } : {}),
  }
}
