import { countries } from '@telar/contract/casa/countries'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('anybody gets them all, with names in four languages', async () => {
  const all = await (await t.as()).call(countries.getAll, {})
  const named = Object.fromEntries(all.map((country) => [country.iso2, country]))
  expect(all.length).toBeGreaterThan(240)
  expect(named.DE?.nombre).toEqual({ es: 'Alemania', en: 'Germany', pt: 'Alemanha', ca: 'Alemanya' })
  expect(named.ES).toMatchObject({ esUE: true, prefijoIva: 'ES', prefijoTel: '+34' })
})

test('Greece goes by EL, Northern Ireland by XI, Great Britain and Andorra are outside', async () => {
  const all = await (await t.as()).call(countries.getAll, {})
  const of = (iso2: string) => all.find((country) => country.iso2 === iso2)
  expect(of('GR')?.prefijoIva).toBe('EL')
  expect(of('XI')).toMatchObject({ esUE: true, prefijoIva: 'XI' })
  expect([of('GB')?.esUE, of('AD')?.esUE]).toEqual([false, false])
  expect(all.filter(({ esUE }) => esUE)).toHaveLength(28)
})

test('staff search them by any of their names', async () => {
  const ventas = await t.as('ventas@telar.test')
  const found = await ventas.call(countries.search, { body: { keyword: 'franca' } })
  expect(found.data.map(({ iso2 }) => iso2)).toContain('FR')
})
