import type { Direccion } from '@telar/domain/casa/direccion'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { countriesTable } from '../../db/schema/casa/countries.ts'
import { clientesTable as t } from '../../db/schema/clientes/clientes.ts'
import type { Cliente } from '../../ventas/condiciones.ts'

/** Where the showroom is: the house's own address. */
export async function direccionDeLaCasa(db: Db): Promise<Direccion> {
  const [ajustes] = await db.select({ empresa: appSettingsTable.empresa }).from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  const { direccion: calle, codigoPostal, ciudad, provincia, pais, telefono } = ajustes.empresa
  return { nombre: '', calle, codigoPostal, ciudad, provincia, pais, telefono }
}

const leer = (db: Db): Promise<Cliente[]> => db.select().from(t).where(eq(t.mostrador, true))

/** Whoever buys in the showroom without being named; written down with the first sale. */
export async function clienteDeMostrador(db: Db): Promise<Cliente> {
  const [hay] = await leer(db)
  if (hay) return hay
  const direccionFiscal = await direccionDeLaCasa(db)
  const [pais] = await db
    .select({ id: countriesTable.id })
    .from(countriesTable)
    .where(eq(countriesTable.iso2, direccionFiscal.pais))
  if (!pais) throw new Error(`There is no country ${direccionFiscal.pais}.`)
  await db
    .insert(t)
    .values({
      ...{ codigo: 'SHOWROOM', razonSocial: 'Ventas en showroom', nif: '', mostrador: true },
      ...{ direccionFiscal, countryId: pais.id, provincia: direccionFiscal.provincia },
      ...{ formaPago: 'contado', diasPago: [0] },
    })
    .onConflictDoNothing()
  const [nuevo] = await leer(db)
  if (!nuevo) throw new Error('Another customer has the code SHOWROOM.')
  return nuevo
}
