import { type TestApp, testApp } from '@telar/api/testing/app'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { hoy } from '@telar/domain/fecha'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillPedidos } from './fill-pedidos.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('the demo has an order in every situation, and its customers see theirs', async () => {
  await t.house.db.transaction((tx) => fillPedidos(tx, hoy(t.house.reloj)))
  const admin = await t.as('admin@telar.test')
  const { data } = await admin.call(pedidos.search, { body: { pageSize: 100 } })
  const situaciones = new Set(data.map(({ situacion }) => situacion))
  expect(situaciones).toEqual(new Set(['recibido', 'confirmado', 'enPreparacion', 'parcial', 'servido', 'cancelado']))
  const cliente = await t.as('cliente@telar.test')
  expect((await cliente.call(pedidos.searchUser, { body: {} })).totalCount).toBe(2)
})
