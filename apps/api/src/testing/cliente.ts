import { eq } from 'drizzle-orm'
import { countriesTable } from '../db/schema/casa/countries.ts'
import { clientesTable } from '../db/schema/clientes/clientes.ts'
import { usersTable } from '../db/schema/identidad/users.ts'
import type { House } from '../kit/house.ts'

type Cliente = typeof clientesTable.$inferInsert

const DIRECCION = {
  nombre: '',
  calle: 'Carrer del Sol, 1',
  codigoPostal: '08201',
  ciudad: 'Sabadell',
  provincia: 'Barcelona',
  pais: 'ES',
  telefono: '',
}

let n = 0

/** A customer of the test's own, to whom that person belongs from now on. */
export async function clientePara(
  { house: { db } }: { house: Pick<House, 'db'> },
  email: string,
  datos: Partial<Omit<Cliente, 'direccionFiscal'>> & Partial<typeof DIRECCION> = {},
): Promise<number> {
  const { nombre, calle, codigoPostal, ciudad, provincia, pais = DIRECCION.pais, telefono, ...resto } = datos
  const dicha = { nombre, calle, codigoPostal, ciudad, provincia, pais, telefono }
  const lugar = Object.fromEntries(Object.entries(dicha).filter(([, parte]) => parte !== undefined))
  const [country] = await db.select({ id: countriesTable.id }).from(countriesTable).where(eq(countriesTable.iso2, pais))
  n += 1
  const [cliente] = await db
    .insert(clientesTable)
    .values({
      codigo: `PRUEBA-${n}`,
      razonSocial: `Tienda de prueba ${n}`,
      nif: `PRUEBA${n}`,
      direccionFiscal: { ...DIRECCION, ...lugar },
      countryId: country?.id as number,
      ...resto,
    })
    .returning({ id: clientesTable.id })
  const clienteId = cliente?.id as number
  await db.update(usersTable).set({ clienteId }).where(eq(usersTable.email, email))
  return clienteId
}
