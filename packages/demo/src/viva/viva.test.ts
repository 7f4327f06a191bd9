import { ensureBaseData } from '@telar/api/base-data'
import { migrate } from '@telar/api/db/migrate'
import { grantRights } from '@telar/api/db/rights'
import { appOn, type TestApp } from '@telar/api/testing/app'
import { createEmptyDatabase, type TestDatabase } from '@telar/api/testing/database'
import { clientes } from '@telar/contract/clientes/clientes'
import { facturas } from '@telar/contract/facturacion/facturas'
import { cuadre } from '@telar/contract/portada/cuadre'
import { inicio } from '@telar/contract/portada/inicio'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { hoy } from '@telar/domain/fecha'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillLiving } from '../fill.ts'

const PEQUENA = { clientes: 40, pedidos: 300, modelosPorTipo: 1 }

let database: TestDatabase
let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  database = await createEmptyDatabase()
  await migrate(database.url)
  await grantRights(database.url, database.appUrl)
})
beforeAll(async () => {
  t = await appOn(database)
  await ensureBaseData(t.owner)
  await fillLiving(t.owner, t.house.reloj, PEQUENA)
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

test('the books of the living house agree, rule by rule', async () => {
  const { ultimo } = await admin.call(cuadre.comprobar, {})
  expect(ultimo?.reglas.flatMap(({ nombre, faltas }) => faltas.map((falta) => ({ nombre, ...falta })))).toEqual([])
  expect(ultimo?.cuadra).toBe(true)
})

test('it has the customers and orders that were asked for, of every kind', async () => {
  expect((await admin.call(clientes.search, { body: {} })).totalCount).toBe(40)
  const { totalCount } = await admin.call(pedidos.search, { body: {} })
  expect(totalCount).toBeGreaterThan(290)
  expect(totalCount).toBeLessThanOrEqual(310)
  const { data } = await admin.call(facturas.search, { body: { pageSize: 500 } })
  expect(data.some(({ pendiente, vence }) => pendiente > 0 && vence && vence < hoy(t.house.reloj))).toBe(true)
  expect(new Set(data.map(({ regimenIva }) => regimenIva)).size).toBeGreaterThanOrEqual(3)
})

test('the first page compares with the year before', async () => {
  const { semanas, temporadas } = await admin.call(inicio.inicio, {})
  expect(semanas?.filter(({ base, antes }) => base > 0 && antes > 0).length).toBeGreaterThan(6)
  expect(temporadas?.some(({ pedidos: cuantos }) => cuantos > 0)).toBe(true)
})
