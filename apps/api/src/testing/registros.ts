import { countries } from '@telar/contract/casa/countries'
import { registers } from '@telar/contract/clientes/registers'
import { dibujarLicencia } from '@telar/demo/licencia'
import { desc, eq } from 'drizzle-orm'
import { correosTable } from '../db/schema/casa/correos.ts'
import { registersTable } from '../db/schema/clientes/registers.ts'
import type { TestApp } from './app.ts'

export const dataUri = (content: Buffer, type = 'application/pdf') =>
  `data:${type};base64,${content.toString('base64')}`

let n = 0

/** The ids of countries by their letters. */
export async function paises(t: TestApp): Promise<Record<string, number>> {
  const all = await (await t.as()).call(countries.getAll, {})
  return Object.fromEntries(all.map(({ iso2, id }) => [iso2, id]))
}

/** A body that asks to become a customer, different every time. */
export async function solicitudNueva(t: TestApp, extra: object = {}) {
  n += 1
  return {
    tipo: 'nuevo' as const,
    nombre: `Tienda ${n}`,
    email: `tienda${n}@example.com`,
    telefono: '972 20 01 12',
    nif: 'B12345674',
    countryId: (await paises(t)).ES as number,
    direccion: { calle: 'Carrer Nou, 1', codigoPostal: '17001', ciudad: 'Girona', pais: 'ES' },
    licencia: { name: 'licencia.pdf', extension: 'pdf', data: dataUri(await dibujarLicencia('pdf')) },
    ...extra,
  }
}

/** Sends a request and gives back its row. */
export async function solicitar(t: TestApp, body: Awaited<ReturnType<typeof solicitudNueva>>, language = 'es') {
  await (await t.as(undefined, language)).call(registers.create, { body })
  const [row] = await t.house.db
    .select()
    .from(registersTable)
    .where(eq(registersTable.email, body.email.toLowerCase()))
    .orderBy(desc(registersTable.id))
  if (!row) throw new Error('no request')
  return row
}

/** The last mail that went to somebody. */
export async function ultimoCorreo(t: TestApp, para: string) {
  const [mail] = await t.house.db
    .select()
    .from(correosTable)
    .where(eq(correosTable.para, para))
    .orderBy(desc(correosTable.id))
  if (!mail) throw new Error(`no mail to ${para}`)
  return mail
}

/** The key in the link of a mail. */
export function claveDe({ texto }: { texto: string }): string {
  const key = /\/set-[a-z-]+\/([\w-]{43})/.exec(texto)?.[1]
  if (!key) throw new Error('no key in the mail')
  return key
}
