import { type TestApp, testApp } from '@telar/api/testing/app'
import { cobros as cobrosCalls } from '@telar/contract/facturacion/cobros'
import { facturas } from '@telar/contract/facturacion/facturas'
import { hoy } from '@telar/domain/fecha'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillFacturas } from './fill-facturas.ts'
import { fillMuchasFacturas } from './fill-muchas-facturas.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

test('the demo has an invoice of every kind, and its customers see theirs', async () => {
  await t.house.db.transaction((tx) => fillFacturas(tx, t.house.reloj))
  const { data } = await admin.call(facturas.search, { body: { pageSize: 100 } })
  const some = (what: (row: (typeof data)[number]) => boolean) => data.some(what)
  expect(some(({ estado }) => estado === 'borrador')).toBe(true)
  expect(some(({ tipo, total }) => tipo === 'R1' && total < 0)).toBe(true)
  expect(some(({ pendiente, total }) => pendiente === 0 && total > 0)).toBe(true)
  expect(some(({ pendiente, cobrado }) => pendiente > 0 && cobrado > 0)).toBe(true)
  expect(new Set(data.map(({ regimenIva }) => regimenIva))).toEqual(new Set([1, 2, 3, 4]))
  const { clientes } = await admin.call(cobrosCalls.pendientes, { body: {} })
  expect(clientes.some(({ hasta30, hasta60, hasta90, mas90 }) => hasta30 + hasta60 + hasta90 + mas90 > 0)).toBe(true)
  const cliente = await t.as('cliente@telar.test')
  expect((await cliente.call(facturas.searchUser, { body: { pageSize: 5 } })).totalCount).toBeGreaterThan(1)
})

test('many at a stroke say what the rules say, numbered without gaps in the order of their dates', async () => {
  const MANY = 150
  await t.owner.transaction((tx) => fillMuchasFacturas(tx, MANY, hoy(t.house.reloj)))
  await t.owner.transaction((tx) => fillMuchasFacturas(tx, MANY, hoy(t.house.reloj)))
  const body = { advancedFilter: { field: 'serie', operator: 'eq' as const, value: 'M' } }
  const orderBy = ['ejercicio', 'numero']
  const { data } = await admin.call(facturas.search, { body: { ...body, orderBy, pageSize: 1000 } })
  expect(data).toHaveLength(2 * MANY)
  const years = Map.groupBy(data, ({ ejercicio }) => ejercicio)
  for (const suyas of years.values()) expect(suyas.map(({ numero }) => numero)).toEqual(suyas.map((_, i) => i + 1))
  expect(data.map(({ fecha }) => fecha)).toEqual(data.map(({ fecha }) => fecha).sort())
  const whole = await admin.call(facturas.byIds, { body: { ids: data.slice(0, 100).map(({ id }) => id) } })
  for (const { importes, base, cuotaIva, cuotaRe, total, cobrado, cobros } of whole) {
    expect(importes).toMatchObject({ base, cuotaIva, cuotaRe, total })
    expect(cobros.reduce((n, { importe }) => n + importe, 0)).toBe(cobrado)
  }
})
