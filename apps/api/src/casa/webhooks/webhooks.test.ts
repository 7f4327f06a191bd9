import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { webhooks } from '@telar/contract/casa/webhooks'
import { modelos } from '@telar/contract/catalogo/modelos'
import { EVENTOS } from '@telar/domain/casa/webhook'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditoriaTable } from '../../db/schema/casa/auditoria.ts'
import { webhookEnviosTable, webhooksTable } from '../../db/schema/casa/webhooks.ts'
import { modelosTable } from '../../db/schema/catalogo/modelos.ts'
import { webhookSender } from '../../gateways/webhook.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { enviarSiguiente } from './jobs.ts'

interface Recibido {
  headers: IncomingHttpHeaders
  body: string
}

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
let otro: Server
let url: string
let estado = 204
let recibidos: Recibido[] = []
/** What they choke on, whenever it comes. */
let indigesto: string | undefined

beforeAll(async () => {
  t = await testApp({ WEBHOOKS_PRIVATE: 'on' })
  admin = await t.as('admin@telar.test')
  otro = createServer((request, response) => {
    void text(request).then((body) => {
      recibidos.push({ headers: request.headers, body })
      const como = indigesto && body.includes(indigesto) ? 500 : estado
      response.writeHead(como, como === 302 ? { location: '/otra' } : {}).end()
    })
  })
  otro.listen(0, '127.0.0.1')
  await once(otro, 'listening')
  url = `http://127.0.0.1:${(otro.address() as AddressInfo).port}/telar`
})
afterAll(async () => {
  await t.close()
  otro.close()
})
beforeEach(async () => {
  await t.owner.delete(webhooksTable)
  recibidos = []
  estado = 204
  indigesto = undefined
})

const crear = (eventos = [...EVENTOS]) => admin.call(webhooks.crear, { body: { nombre: 'Tienda', url, eventos } })
const enviar = () => enviarSiguiente(t.house.jobs.db, webhookSender(t.house.config))
const todos = async () => {
  let veces = 0
  while (await enviar()) veces += 1
  return veces
}
const mensajes = () => t.owner.select().from(webhookEnviosTable).orderBy(desc(webhookEnviosTable.id))

function firmas(secreto: string, { headers, body }: Recibido): string {
  const clave = Buffer.from(secreto.replace('whsec_', ''), 'base64')
  const dicho = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', clave).update(dicho).digest('base64')}`
}

async function tocarModelo(precioMayor: number): Promise<number> {
  const [modelo] = await t.owner.select().from(modelosTable).orderBy(modelosTable.id).limit(1)
  const id = modelo?.id as number
  const { version } = await admin.call(modelos.get, { params: { id } })
  await admin.call(modelos.cambiar, { body: { filas: [{ id, version, precioMayor }] } })
  return id
}

test('what happens is told once, signed, and after a turn of the secret with both', async () => {
  const { id, secreto } = await crear(['modelo.cambiado'])
  const modelo = await tocarModelo(41)
  expect(await todos()).toBe(1)
  const [primero] = recibidos as [Recibido]
  expect(primero.headers['webhook-signature']).toBe(firmas(secreto, primero))
  expect(JSON.parse(primero.body)).toMatchObject({ type: 'modelo.cambiado', data: { id: modelo, precioMayor: 41 } })
  const { secreto: nuevo } = await admin.call(webhooks.girar, { params: { id } })
  await admin.call(webhooks.probar, { params: { id } })
  expect(await todos()).toBe(1)
  const segundo = recibidos[1] as Recibido
  expect(segundo.headers['webhook-signature']).toBe(`${firmas(nuevo, segundo)} ${firmas(secreto, segundo)}`)
  expect((await admin.call(webhooks.envios, { params: { id } })).map(({ estado: como }) => como)).toEqual([
    'enviado',
    'enviado',
  ])
  const historia = await t.owner.select().from(auditoriaTable).where(eq(auditoriaTable.tabla, 'webhooks'))
  expect(JSON.stringify(historia)).not.toContain(secreto)
  expect(historia.some(({ accion }) => accion === 'cambiar')).toBe(true)
})

test('what is undone is not told, nor what nobody asked for', async () => {
  await crear(['modelo.cambiado'])
  await t.house.db
    .transaction(async (tx) => {
      await tx.update(modelosTable).set({ nombre: 'Nunca' })
      throw new Error('no')
    })
    .catch(() => {})
  expect(await mensajes()).toEqual([])
  await t.owner.execute(sql`update pedidos set situacion = situacion`)
  expect(await mensajes()).toEqual([])
})

test('who does not answer is left in peace, longer each time, and told again later', async () => {
  const { id } = await crear(['modelo.cambiado'])
  estado = 500
  await tocarModelo(42)
  await tocarModelo(43)
  expect(await todos()).toBe(1)
  expect(recibidos).toHaveLength(1)
  expect((await admin.call(webhooks.list, {}))[0]).toMatchObject({ pendientes: 2, fallosSeguidos: 1 })
  const yaPaso = async () => {
    await t.owner.update(webhooksTable).set({ pausaHasta: null })
    await t.owner.update(webhookEnviosTable).set({ proximoIntento: sql`now()` })
  }
  await yaPaso()
  await todos()
  const [webhook] = await t.owner.select().from(webhooksTable)
  expect(webhook?.fallosSeguidos).toBe(2)
  await yaPaso()
  estado = 200
  expect(await todos()).toBe(2)
  expect(new Set(recibidos.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
  expect((await admin.call(webhooks.list, {}))[0]).toMatchObject({ pendientes: 0, fallosSeguidos: 0, pausaHasta: null })
  const [ultimo] = await admin.call(webhooks.envios, { params: { id } })
  await admin.call(webhooks.reenviar, { params: { id: ultimo?.id as number } })
  expect(await todos()).toBe(1)
  expect(recibidos.at(-1)?.headers['webhook-id']).toBe(ultimo?.mensaje)
})

test('one message that they never take holds the others back for a while only, and is tried ever less often', async () => {
  await crear(['modelo.cambiado'])
  indigesto = '"precioMayor":51'
  await tocarModelo(51)
  await tocarModelo(52)
  const yaPaso = async () => {
    await t.owner.update(webhooksTable).set({ pausaHasta: null })
    await t.owner.update(webhookEnviosTable).set({ proximoIntento: sql`now()` }).where(sql`estado = 'pendiente'`)
  }
  for (let vuelta = 0; vuelta < 6; vuelta += 1) {
    await todos()
    await yaPaso()
  }
  expect(recibidos.some(({ body }) => body.includes('"precioMayor":52'))).toBe(true)
  const [, primero] = await mensajes()
  expect(primero).toMatchObject({ estado: 'pendiente' })
  await tocarModelo(53)
  await todos()
  expect(recibidos.some(({ body }) => body.includes('"precioMayor":53'))).toBe(true)
  const [, , otraVez] = await mensajes()
  expect(Date.parse(otraVez?.proximoIntento ?? '') - Date.now()).toBeGreaterThan(3_600_000)
})

test('a redirect is not followed; after three days it is given up; who says that it is gone hears no more', async () => {
  const { id } = await crear(['modelo.cambiado'])
  estado = 302
  await tocarModelo(44)
  await t.owner.update(webhookEnviosTable).set({ esperaDesde: sql`now() - interval '4 days'` })
  await todos()
  expect(recibidos).toHaveLength(1)
  expect((await mensajes())[0]).toMatchObject({ estado: 'fallido', respuesta: 302, ultimoError: 'HTTP 302' })
  estado = 410
  await admin.call(webhooks.reenviar, { params: { id: (await mensajes())[0]?.id as number } })
  await todos()
  expect((await admin.call(webhooks.list, {}))[0]).toMatchObject({ id, activo: false })
})

test('one message goes out once, whoever sends', async () => {
  await crear(['modelo.cambiado'])
  await tocarModelo(45)
  const sent = await Promise.all([enviar(), enviar(), enviar()])
  expect(sent.filter(Boolean)).toHaveLength(1)
  expect(recibidos).toHaveLength(1)
})

test('of two who change what one address is told, the second is told of the first', async () => {
  const { id } = await crear(['factura.emitida'])
  const cambiar = (body: object) => admin.call(webhooks.cambiar, { params: { id }, body })
  await cambiar({ eventos: ['factura.cobrada'], antes: { eventos: ['factura.emitida'] } })
  await expect(cambiar({ eventos: [...EVENTOS], antes: { eventos: ['factura.emitida'] } })).rejects.toMatchObject({
    status: 409,
  })
  await cambiar({ nombre: 'Almacén', antes: { nombre: 'Tienda' } })
  expect(await admin.call(webhooks.list, {})).toMatchObject([{ nombre: 'Almacén', eventos: ['factura.cobrada'] }])
})
