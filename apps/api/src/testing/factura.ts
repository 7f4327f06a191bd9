import { facturas } from '@telar/contract/facturacion/facturas'
import { eq, sql } from 'drizzle-orm'
import { appSettingsTable } from '../db/schema/casa/ajustes.ts'
import type { TestApp } from './app.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

/** A line that names no model. */
export const suelta = (cantidad: number, precio: number, extra: object = {}) => ({
  descripcion: 'Arreglo',
  cantidad,
  precio,
  ...extra,
})

/** The lines of the worked example of the trade's rules. */
export const EJEMPLO = [suelta(12, 24.9), suelta(10, 34.5, { dto: 10 }), suelta(15, 19.95), suelta(7, 28.9)]

/** What the tests of invoices say over and over. */
export const facturador = (client: Client) => ({
  crear: (clienteId: number, extra: object = {}) =>
    client.call(facturas.create, { body: { clienteId, lineas: [suelta(1, 100)], ...extra } }),
  emitir: (clienteId: number, extra: object = {}) =>
    client.call(facturas.create, { body: { clienteId, lineas: [suelta(1, 100)], ...extra, emitir: true } }),
  ver: (id: number) => client.call(facturas.get, { params: { id } }),
})

/** The company has what an invoice needs; carriage and minimum are out of the way. */
export async function casaQueFactura({ house: { db } }: { house: Pick<TestApp['house'], 'db'> }): Promise<void> {
  const [{ empresa } = { empresa: undefined }] = await db.select().from(appSettingsTable)
  if (!empresa) throw new Error('The settings row is missing.')
  await db
    .update(appSettingsTable)
    .set({ empresa: { ...empresa, razonSocial: 'Telar, S.L.', nif: 'B12345674' }, pedidoMinimo: null, portes: [] })
    .where(eq(appSettingsTable.id, 1))
}

/** The account of every test that needs one. */
export const IBAN = 'ES9121000418450200051332'

/** The same company, which also charges by direct debit. */
export async function casaQueGira(t: { house: Pick<TestApp['house'], 'db'> }): Promise<void> {
  await casaQueFactura(t)
  const cuenta = JSON.stringify({ iban: IBAN, acreedorSepa: 'ES11000B12345674' })
  await t.house.db.update(appSettingsTable).set({ empresa: sql`${appSettingsTable.empresa} || ${cuenta}::jsonb` })
}
