import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clientes } from '@telar/contract/clientes/clientes'
import { diaDe } from '@telar/domain/fecha'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { consultarVies } from './vies.ts'

/** A stand-in for the Union's register: what it does depends on the number it is asked about. */
const answers: RequestListener = (request, reply) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    const { countryCode, vatNumber } = JSON.parse(body)
    const json = (status: number, value: unknown) => {
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    }
    if (vatNumber === '509000126') json(200, { countryCode, vatNumber, valid: true, requestDate: '2026-11-15' })
    else if (vatNumber === '514000236') json(200, { countryCode, vatNumber, valid: false })
    else if (vatNumber === '1') json(500, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })
    else if (vatNumber === '2') json(200, { actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] })
    else if (vatNumber === '3') reply.end('<html>')
    // The rest hang.
  })
}

let server: Server
let VIES_URL: string
beforeAll(async () => {
  server = createServer(answers).listen(0, '127.0.0.1')
  await once(server, 'listening')
  VIES_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/check-vat-number`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  ['a number that is there', 'PT509000126', 'valido'],
  ['one that is not', 'PT 514000236', 'invalido'],
  ['a state whose register is away', 'PT1', 'desconocido'],
  ['too many questions', 'PT2', 'desconocido'],
  ['something else altogether', 'PT3', 'desconocido'],
])('%s', async (_, nifIva, resultado) => {
  expect(await consultarVies({ VIES_URL }, nifIva)).toBe(resultado)
})

test('one that hangs is given up after five seconds', async () => {
  const started = performance.now()
  expect(await consultarVies({ VIES_URL }, 'PT4')).toBe('desconocido')
  expect(performance.now() - started).toBeLessThan(6500)
})

test('nobody there, or turned off', async () => {
  expect(await consultarVies({ VIES_URL: 'http://127.0.0.1:1/' }, 'PT509000126')).toBe('desconocido')
  expect(await consultarVies({ VIES_URL: 'off' }, 'PT509000126')).toBe('desconocido')
})

test('what it says is kept with its date; silence does not overwrite it, another number does', async () => {
  const t: TestApp = await testApp({ VIES_URL })
  try {
    const ventas = await t.as('ventas@telar.test')
    const [porto] = await t.house.db.select().from(clientesTable).where(eq(clientesTable.codigo, '0005'))
    const params = { id: porto?.id as number }
    const today = diaDe(new Date())
    const ask = () => ventas.call(clientes.vies, { params })
    expect(await ask()).toEqual({ viesFecha: today, viesResultado: 'valido', respuesta: 'valido' })
    await t.house.db.update(clientesTable).set({ nifIva: 'PT3' }).where(eq(clientesTable.id, params.id))
    expect(await ask()).toEqual({ viesFecha: today, viesResultado: 'valido', respuesta: 'desconocido' })
    const { contactos: _, ...cliente } = await ventas.call(clientes.get, { params })
    await ventas.call(clientes.update, { params, body: { ...cliente, nifIva: 'PT514000236' } as never })
    expect(await ventas.call(clientes.get, { params })).toMatchObject({ viesFecha: null, viesResultado: null })
    expect((await ask()).viesResultado).toBe('invalido')
    expect((await ventas.call(clientes.regimen, { params })).motivo).toBe('ue-sin-vies')
    await t.house.db.update(clientesTable).set({ nifIva: null }).where(eq(clientesTable.id, params.id))
    await expect(ask()).rejects.toMatchObject({ kind: 'validation' })
  } finally {
    await t.close()
  }
})
