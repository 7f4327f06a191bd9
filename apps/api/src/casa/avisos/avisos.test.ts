import { type Aviso, avisos } from '@telar/contract/casa/avisos'
import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { registers } from '@telar/contract/clientes/registers'
import { tokens } from '@telar/contract/identidad/tokens'
import { cart } from '@telar/contract/ventas/cart'
import { pedidos } from '@telar/contract/ventas/pedidos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { clientePara } from '../../testing/cliente.ts'
import { solicitar, solicitudNueva } from '../../testing/registros.ts'

let t: TestApp
let address: string
let clienteId: number
let deJordi: number
beforeAll(async () => {
  t = await testApp()
  await t.house.db.update(appSettingsTable).set({ portes: [], pedidoMinimo: null })
  clienteId = await clientePara(t, 'cliente@telar.test')
  const [jordi] = await t.house.db
    .select({ id: usersTable.comercialId })
    .from(usersTable)
    .where(eq(usersTable.email, 'comercial@telar.test'))
  deJordi = jordi?.id ?? 0
  address = await t.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => t.close())

/** A line of that person: what comes, and a way to wait for it. */
async function escuchar(email: string) {
  const client = await t.as(email)
  const hung = new AbortController()
  const { token, refreshToken } = client.tokens.get() ?? { token: '', refreshToken: '' }
  const answer = await fetch(address + avisos.escuchar.path, {
    headers: { Authorization: `Bearer ${token}` },
    signal: hung.signal,
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const reader = (answer.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const llegados = (): Aviso[] => [...heard.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data as string))
  return {
    client,
    refreshToken,
    llegados,
    /** Reads on until one of that kind has come; `undefined` when the line ends first. */
    async hasta(tipo: Aviso['tipo']): Promise<Aviso | undefined> {
      for (;;) {
        const found = llegados().find((aviso) => aviso.tipo === tipo)
        if (found) return found
        const { value, done } = await reader.read()
        if (done) return undefined
        heard += value
      }
    },
    colgar: () => hung.abort(),
  }
}

async function pedir(): Promise<number> {
  const cliente = await t.as('cliente@telar.test')
  const [modelo] = await cliente.call(webmodelos.getAllAuth, {})
  const ficha = await cliente.call(webmodelos.getAuth, { params: { id: modelo?.id ?? 0 } })
  const [variante] = ficha.variantes
  const item = { modeloId: ficha.id, colorId: variante?.colorId ?? 0, talla: variante?.talla ?? '', cantidad: 1 }
  await cliente.call(cart.save, { body: { cart: { modelos: [], tipo: 'programacion' } } })
  await cliente.call(cart.upsertItem, { body: item })
  return cliente.call(cart.toPedido, { body: {} })
}

test('an order of the shop is told at once to who sees orders, to a rep only of their own customers', async () => {
  const ventas = await escuchar('ventas@telar.test')
  const jordi = await escuchar('comercial@telar.test')
  const ajeno = await pedir()
  const { numero } = await ventas.client.call(pedidos.get, { params: { id: ajeno } })
  expect(await ventas.hasta('pedido')).toEqual({ tipo: 'pedido', id: ajeno, numero })
  await t.house.db.update(clientesTable).set({ comercialId: deJordi }).where(eq(clientesTable.id, clienteId))
  const propio = await pedir()
  expect(await jordi.hasta('pedido')).toMatchObject({ id: propio })
  expect(jordi.llegados().filter(({ tipo }) => tipo === 'pedido')).toHaveLength(1)
  ventas.colgar()
  jordi.colgar()
})

test('a registration is told to who reviews them, and that it was seen to the others', async () => {
  const ventas = await escuchar('ventas@telar.test')
  const jordi = await escuchar('comercial@telar.test')
  const { id } = await solicitar(t, await solicitudNueva(t))
  expect(await ventas.hasta('registro')).toEqual({ tipo: 'registro', id })
  const admin = await escuchar('admin@telar.test')
  await ventas.client.call(registers.setVisitado, { body: { id, visitado: true } })
  expect(await admin.hasta('cambio')).toEqual({ tipo: 'cambio', recurso: 'registers' })
  await pedir()
  await jordi.hasta('cambio')
  expect(jordi.llegados().filter(({ tipo }) => tipo === 'registro')).toEqual([])
  for (const { colgar } of [ventas, jordi, admin]) colgar()
})

const bandejaDe = (client: Awaited<ReturnType<TestApp['as']>>) =>
  client.call(avisos.search, { body: { pageSize: 100 } })

test('what came while one was away is there, for who may know, and is read by each for themselves', async () => {
  const [ventas, admin] = [await t.as('ventas@telar.test'), await t.as('admin@telar.test')]
  await ventas.call(avisos.leidos, { body: {} })
  expect(await bandejaDe(ventas)).toMatchObject({ sinLeer: 0 })
  const suyo = await pedir()
  const { id: registro } = await solicitar(t, await solicitudNueva(t))
  const llegado = await bandejaDe(ventas)
  expect(llegado.sinLeer).toBe(2)
  expect(llegado.data.slice(0, 2).map(({ leido, aviso }) => [leido, aviso.tipo, aviso.id])).toEqual([
    [false, 'registro', registro],
    [false, 'pedido', suyo],
  ])
  const [ultimo] = llegado.data
  expect(await ventas.call(avisos.leidos, { body: { ids: [ultimo?.id ?? 0] } })).toEqual({ sinLeer: 1 })
  expect((await bandejaDe(ventas)).data.slice(0, 2).map(({ leido }) => leido)).toEqual([true, false])
  const deAdmin = await bandejaDe(admin)
  expect(deAdmin.data.slice(0, 2).map(({ leido }) => leido)).toEqual([false, false])
  expect(await ventas.call(avisos.search, { body: { pageSize: 1, pageNumber: 2 } })).toMatchObject({
    data: [{ aviso: { tipo: 'pedido', id: suyo } }],
    hasPreviousPage: true,
  })
})

test('nobody is told of another’s: a rep of their customers, a customer of nothing', async () => {
  const [jordi, cliente] = [await t.as('comercial@telar.test'), await t.as('cliente@telar.test')]
  await t.house.db.update(clientesTable).set({ comercialId: null }).where(eq(clientesTable.id, clienteId))
  const ajeno = await pedir()
  await t.house.db.update(clientesTable).set({ comercialId: deJordi }).where(eq(clientesTable.id, clienteId))
  const propio = await pedir()
  const ids = (await bandejaDe(jordi)).data.map(({ aviso }) => aviso.id)
  expect([ids.includes(propio), ids.includes(ajeno)]).toEqual([true, false])
  expect((await bandejaDe(jordi)).data.every(({ aviso }) => aviso.tipo === 'pedido')).toBe(true)
  const admin = await t.as('admin@telar.test')
  const [otro] = (await bandejaDe(admin)).data.filter(({ aviso }) => aviso.id === ajeno && aviso.tipo === 'pedido')
  await jordi.call(avisos.leidos, { body: { ids: [otro?.id ?? 0] } })
  expect(await bandejaDe(cliente)).toMatchObject({ data: [], totalCount: 0, sinLeer: 0 })
})

test('a line ends with the session, and with the server', async () => {
  const una = await escuchar('ventas@telar.test')
  const otra = await escuchar('admin@telar.test')
  await una.client.call(tokens.revoke, { body: { refreshToken: una.refreshToken } })
  expect(await una.hasta('pedido')).toBeUndefined()
  t.house.avisos.close()
  expect(await otra.hasta('pedido')).toBeUndefined()
})
