import { temporadas } from '@telar/contract/catalogo/temporadas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

const temporada = { codigo: 'I27', nombre: 'Invierno 27', fechaInicio: '2027-08-01', fechaFin: '2028-01-31' }

test('the last one is the one that begins last', async () => {
  expect((await admin.call(temporadas.last, {})).codigo).toBe('V27')
  await admin.call(temporadas.create, { body: temporada })
  expect((await admin.call(temporadas.last, {})).codigo).toBe('I27')
})

test('there is no PUT; posting one with its id saves over it', async () => {
  const { id, version } = await admin.call(temporadas.last, {})
  const put = await t.app.inject({ method: 'PUT', url: `/api/v1/temporadas/${id}`, payload: temporada })
  expect(put.statusCode).toBe(404)
  expect(await admin.call(temporadas.create, { body: { ...temporada, id, version, nombre: 'Otoño 27' } })).toBe(id)
  expect(await admin.call(temporadas.get, { params: { id } })).toMatchObject({
    nombre: 'Otoño 27',
    version: version + 1,
  })
  await expect(admin.call(temporadas.create, { body: { ...temporada, id, version } })).rejects.toMatchObject({
    status: 409,
  })
})

test('it cannot end before it begins', async () => {
  await expect(
    admin.call(temporadas.create, { body: { ...temporada, codigo: 'X', fechaFin: '2027-01-01' } }),
  ).rejects.toMatchObject({ fields: { fechaFin: ['La temporada no puede acabar antes de empezar.'] } })
})

test('one with models is not deleted', async () => {
  const v27 = (await admin.call(temporadas.search, { body: { keyword: 'V27' } })).data[0]?.id ?? 0
  const error = await admin.call(temporadas.remove, { body: { ids: [v27] } }).catch((e) => e)
  expect(error).toMatchObject({ status: 409, message: '«V27» no se puede borrar: lo usan 5 modelos.' })
})
