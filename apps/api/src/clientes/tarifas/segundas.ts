import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { gruposTable as g } from '../../db/schema/clientes/tarifas.ts'

/** What is agreed on garments with a fault, and on those sold off, with those who buy like a customer. */
export interface Segundas {
  /** Whose agreement it is; customers without a group have the house's. */
  grupo: string | null
  /** They can be sold to them. */
  compra: boolean
  /** They see them in the shop, and order them there. */
  enTienda: boolean
  /** At what part of the tariff. */
  porCiento: number
}

export async function segundasDe(db: Db, grupoId: number | null): Promise<Segundas> {
  const [ajustes] = await db.select({ porCiento: appSettingsTable.segundaPorCiento }).from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  const [grupo] = grupoId === null ? [] : await db.select().from(g).where(eq(g.id, grupoId))
  return {
    grupo: grupo?.nombre ?? null,
    compra: grupo?.segundas ?? true,
    enTienda: (grupo?.segundas && grupo.segundasEnTienda) ?? false,
    porCiento: grupo?.segundaPorCiento ?? ajustes.porCiento,
  }
}
