import { comerciales } from '@telar/contract/clientes/comerciales'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('a rep of the house', () => {
  test('is kept with a share between 0 and 100', async () => {
    const admin = await t.as('admin@telar.test')
    const body = { codigo: 'XX', nombre: 'Ximena', comision: 10, nif: '12345678z', telefono: '600100200' }
    const created = await admin.call(comerciales.create, { body })
    expect(await admin.call(comerciales.get, { params: { id: created } })).toMatchObject({
      nif: '12345678Z',
      criterio: 'cobrado',
    })
    await expect(
      admin.call(comerciales.create, { body: { ...body, codigo: 'YY', comision: 101 } }),
    ).rejects.toMatchObject({
      fields: { comision: ['Ha de ser 100 o menos.'] },
    })
    await expect(admin.call(comerciales.create, { body: { ...body, codigo: 'YY', nif: '1' } })).rejects.toMatchObject({
      fields: { nif: ['El NIF tiene nueve caracteres.'] },
    })
    await admin.call(comerciales.remove, { body: { ids: [created] } })
  })

  test('who has customers is not deleted', async () => {
    const admin = await t.as('admin@telar.test')
    const [jordi] = (await admin.call(comerciales.search, { body: { keyword: 'jordi' } })).data
    await expect(admin.call(comerciales.remove, { body: { ids: [jordi?.id as number] } })).rejects.toMatchObject({
      status: 409,
      messages: [expect.stringContaining('3 clientes')],
    })
  })
})
