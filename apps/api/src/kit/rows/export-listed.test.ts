import { audit } from '@telar/contract/casa/audit'
import { countries } from '@telar/contract/casa/countries'
import { webhooks } from '@telar/contract/casa/webhooks'
import { llaves } from '@telar/contract/identidad/llaves'
import { roles } from '@telar/contract/identidad/roles'
import { users } from '@telar/contract/identidad/users'
import { sql } from 'drizzle-orm'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

type Client = Awaited<ReturnType<TestApp['as']>>

let t: TestApp
let admin: Client
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

const rowsOf = async (sheet: Blob) =>
  (await readXlsx(new Uint8Array(await sheet.arrayBuffer()))).sheets[0]?.rows as unknown[][]
const just = (...fields: string[]) => ({ columnas: fields.map((campo) => ({ campo, titulo: campo })) })
const refused = { kind: 'validation' }

test('accounts and roles are had as a spreadsheet, those that are named in their order', async () => {
  const [first, second] = await admin.call(users.list, {})
  const ids = [second?.id ?? '', first?.id ?? '']
  const sheet = await admin.call(users.export, { body: { ...just('email', 'roles'), ids } })
  expect(await rowsOf(sheet)).toEqual([
    ['email', 'roles'],
    [second?.email, second?.roles.join('. ')],
    [first?.email, first?.roles.join('. ')],
  ])
  const all = await rowsOf(await admin.call(roles.export, { body: just('name', 'users') }))
  expect(all.map(([name]) => name)).toEqual(['name', ...(await admin.call(roles.list, {})).map(({ name }) => name)])
})

test('what a key or an address is known by goes with it, never what opens or signs', async () => {
  const permisos = ['Permissions.Colores.View', 'Permissions.Colores.Search']
  const { llave } = await admin.call(llaves.crear, { body: { nombre: 'Caja', permisos } })
  const { secreto } = await admin.call(webhooks.crear, {
    body: { nombre: 'Fuera', url: 'https://example.com/telar', eventos: ['pedido.creado', 'envio.creado'] },
  })
  const keys = await rowsOf(await admin.call(llaves.export, { body: {} }))
  const hooks = await rowsOf(await admin.call(webhooks.export, { body: {} }))
  expect(JSON.stringify([keys, hooks])).not.toContain(llave)
  expect(JSON.stringify([keys, hooks])).not.toContain(secreto)
  expect((await rowsOf(await admin.call(llaves.export, { body: just('nombre', 'permisos') })))[1]).toEqual(['Caja', 2])
  expect((await rowsOf(await admin.call(webhooks.export, { body: just('eventos') })))[1]).toEqual([
    'pedido.creado. envio.creado',
  ])
  for (const [call, field] of [
    [llaves.export, 'llaveHash'],
    [webhooks.export, 'secreto'],
    [users.export, 'passwordHash'],
    [audit.export, 'despues'],
  ] as const)
    await expect(admin.call(call, { body: just(field) })).rejects.toMatchObject(refused)
})

test('the history and the countries go as they are searched', async () => {
  const body = {
    ...just('tabla', 'accion'),
    advancedFilter: { field: 'tabla', operator: 'eq' as const, value: 'webhooks' },
  }
  expect(await rowsOf(await admin.call(audit.export, { body }))).toContainEqual(['webhooks', 'crear'])
  const found = await rowsOf(await admin.call(countries.export, { body: { ...just('iso2'), keyword: 'franca' } }))
  expect(found).toContainEqual(['FR'])
  expect(found.length).toBeLessThan(20)
})

test('a moment is the one that the house’s clock showed, also where the world’s was still at the day before', async () => {
  await t.house.db.execute(sql`update webhooks set creado_en = '2027-07-14T22:30:15.000Z'`)
  await t.house.db.execute(sql`update llaves set creado_en = '2027-01-14T23:30:15.000Z'`)
  const [, summer] = await rowsOf(await admin.call(webhooks.export, { body: just('creadoEn') }))
  const [, winter] = await rowsOf(await admin.call(llaves.export, { body: just('creadoEn') }))
  expect([summer, winter]).toEqual([[new Date('2027-07-15T00:30:15Z')], [new Date('2027-01-15T00:30:15Z')]])
})

test('only who may export has them', async () => {
  const ventas = await t.as('ventas@telar.test')
  for (const call of [users.export, roles.export, llaves.export, webhooks.export, audit.export])
    await expect(ventas.call(call, { body: {} })).rejects.toThrow()
  expect((await rowsOf(await ventas.call(countries.export, { body: just('iso2') }))).length).toBeGreaterThan(200)
})
