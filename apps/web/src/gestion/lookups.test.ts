import { expect, it } from 'vitest'
import { DE_CLIENTES, DE_COMERCIALES } from './clientes/lookups.ts'
import type { Lookup } from './declare/values.ts'
import { DE_PROVEEDORES as DE_SUS_FACTURAS } from './facturacion/proveedores-lookup.ts'
import { DE_PROVEEDORES, DE_TALLERES } from './produccion/lookups.ts'

const UNO = {
  ...{ id: 7, codigo: 'T1', razonSocial: 'Textil Riera', nombre: 'Marta Riera', nif: 'B12345674' },
  ...{ ciudad: 'Mataró', zona: 'Mataró', direccion: { ciudad: 'Mataró' } },
}
const client = { call: async () => ({ data: [UNO], totalCount: 1 }) } as never

it.each<[string, Lookup]>([
  ['customers', DE_CLIENTES],
  ['reps', DE_COMERCIALES],
  ['suppliers', DE_PROVEEDORES],
  ['workshops', DE_TALLERES],
  ['suppliers of invoices', DE_SUS_FACTURAS],
])('%s are told apart by where they are and their NIF, and one that is missing can be made', async (_, from) => {
  const [found] = await from.find(client, 'riera', 'es')
  expect(found?.detail).toBe('Mataró · B12345674')
  expect(from.creates?.field).toMatch(/^(razonSocial|nombre)$/)
})
