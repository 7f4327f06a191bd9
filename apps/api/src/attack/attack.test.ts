import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { clientePara } from '../testing/cliente.ts'
import { casaQueFactura } from '../testing/factura.ts'
import { attack } from './attack.ts'

let t: TestApp
let address: string
beforeAll(async () => {
  t = await testApp({ REQUESTS_PER_MINUTE: '0', CONNECTIONS_PER_ADDRESS: '0' })
  await casaQueFactura(t)
  await clientePara(t, 'cliente@telar.test')
  address = await t.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => t.close())

// The whole of it, 300,000 calls against the product itself, is `npm run attack`.
const short = { calls: 1400, minutes: 10, force: 0.05 }

test('everybody may what they may', async () => {
  const report = await attack({ address, ...short, seed: 1, parts: ['rights'] })
  expect(report.wrong).toEqual([])
  expect(report.calls).toBeGreaterThan(4000)
})

test('nobody gets at rows of others', async () => {
  const report = await attack({ address, ...short, seed: 2, parts: ['rows'] })
  expect(report.wrong).toEqual([])
  expect(report.calls).toBeGreaterThan(1000)
})

test('nothing gives way to a short attack', async () => {
  const report = await attack({ address, ...short, seed: 3, parts: ['known', 'anything'] })
  expect(report.wrong).toEqual([])
  expect(report.calls).toBeGreaterThan(1300)
})

test('nobody else’s machine is attacked', async () => {
  for (const elsewhere of ['http://tienda.example', 'https://127.0.0.1', 'http://127.0.0.1.example:5003'])
    await expect(attack({ address: elsewhere, calls: 1, seed: 1, minutes: 1, force: 1 })).rejects.toThrow(
      'this machine',
    )
})
