import type { Db } from '../../db/connection.ts'
import { countriesTable } from '../../db/schema/casa/countries.ts'

/** The countries of the world. */
export async function ponerPaises(db: Db): Promise<void> {
  const [country] = await db.select({ id: countriesTable.id }).from(countriesTable).limit(1)
  if (country) return
  // Telephone prefixes of the whole world are only needed once in an installation's life.
  const { paises } = await import('./paises.ts')
  await db.insert(countriesTable).values(paises())
}
