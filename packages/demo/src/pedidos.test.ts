import { type TestApp, testApp } from '@telar/api/testing/app'
import { cuadre } from '@telar/contract/portada/cuadre'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { hoy } from '@telar/domain/fecha'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillPedidos } from './fill-pedidos.ts'
import { fillPedidos as fillMuchos } from './fill-ventas.ts'

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

test('the many orders of a large house are listed with what each still awaits, and the books agree', async () => {
  await t.owner.transaction((tx) => fillMuchos(tx, 60, hoy(t.house.reloj)))
  const admin = await t.as('admin@telar.test')
  const { data } = await admin.call(pedidos.search, { body: { pageSize: 100, orderBy: 'id desc' } })
  const { confirmado = [], servido = [] } = Object.groupBy(data.slice(0, 60), ({ situacion }) => situacion)
  expect([confirmado.length, servido.length]).toEqual([6, 54])
  expect(servido.every(({ porEnviar, porFabricar }) => porEnviar === 0 && porFabricar === 0)).toBe(true)
  expect(confirmado.every(({ prendas, porFabricar }) => porFabricar === prendas)).toBe(true)
  const { ultimo } = await admin.call(cuadre.comprobar, {})
  expect(ultimo?.reglas.filter(({ cuantas }) => cuantas > 0).map(({ nombre }) => nombre)).toEqual([])
})
