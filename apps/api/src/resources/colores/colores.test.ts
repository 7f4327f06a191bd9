import { colores } from '@telar/contract/colores'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('first', async () => {
  const admin = await t.as('admin@telar.test')
  const page = await admin.call(colores.search, { body: {} })
  expect(page.totalCount).toBe(16)
  console.log(page.data[0])
  const id = await admin.call(colores.create, { body: { codigo: 'X', nombre: { es: 'Equis' }, hex: '#123456' } })
  console.log(id, await admin.call(colores.get, { params: { id } }))
  console.log(
    await admin
      .call(colores.update, { params: { id }, body: { codigo: 'NEG', nombre: { es: 'Equis' }, hex: 'x' } })
      .catch((e) => e.fields),
  )
  console.log(
    await admin
      .call(colores.update, { params: { id }, body: { codigo: 'NEG', nombre: { es: 'Equis' }, hex: '#111' } })
      .catch((e) => e.fields),
  )
  console.log(await admin.call(colores.remove, { body: { ids: [1, id] } }).catch((e) => [e.status, e.message]))
  console.log(await admin.call(colores.merge, { body: { destinoId: 2, origenIds: [1, 6] } }))
})
