import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { countriesTable as c } from '../../db/schema/casa/countries.ts'
import type { House } from '../../kit/house.ts'

const DE_PAISES = { from: ['countries'] } as const

/** The countries of the Union, by their two letters. */
export const paisesDeLaUnion = ({ kept }: Pick<House, 'kept'>, db: Db): Promise<readonly string[]> =>
  kept.value(DE_PAISES, 'paises/union', async () =>
    (await db.select({ iso2: c.iso2 }).from(c).where(eq(c.esUE, true))).map(({ iso2 }) => iso2),
  )
