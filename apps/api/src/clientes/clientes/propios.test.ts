import { clientes } from '@telar/contract/clientes/clientes'
import { contactos } from '@telar/contract/clientes/contactos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientesTable } from '../../db/schema/clientes/clientes.ts'
import { contactosTable } from '../../db/schema/clientes/contactos.ts'
import { usersTable } from '../../db/schema/identidad/users.ts'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
let rep: Awaited<ReturnType<TestApp['as']>>
const ids: Record<string, number> = {}
beforeAll(async () => {
  t = await testApp()
  rep = await t.as('comercial@telar.test')
  for (const { id, codigo } of await t.house.db.select().from(clientesTable)) ids[codigo] = id
})
afterAll(() => t.close())

const NOWHERE = 1_999_999_999
const id = (codigo: string) => ids[codigo] as number
const strip = (error: { status: number; title: string; messages: string[]; fields?: object }) =>
  JSON.stringify([error.status, error.title, error.messages, error.fields]).replace(/\d{1,10} Not/, 'N Not')
const codigos = async (body: object = {}) =>
  (await rep.call(clientes.search, { body })).data.map(({ codigo }) => codigo).sort()

test('a rep sees their own customers, in every list and count', async () => {
  expect(await codigos()).toEqual(['0001', '0002', '0007'])
  const filter = {
    logic: 'or',
    filters: [
      { field: 'codigo', operator: 'eq', value: '0003' },
      { field: 'id', operator: 'gt', value: 0 },
    ],
  }
  expect(await codigos({ advancedFilter: filter })).toEqual(['0001', '0002', '0007'])
  const suggested = await rep.call(clientes.searchAutocomplete, { body: { keyword: 'naranco' } })
  expect(suggested).toEqual([])
  const listed = await rep.call(clientes.listByIds, { body: { ids: [id('0002'), id('0003')] } })
  expect(listed.map(({ codigo }) => codigo)).toEqual(['0002'])
})

test('a customer of another looks exactly like one that is not there', async () => {
  const cliente = await rep.call(clientes.get, { params: { id: id('0002') } })
  const { contactos: _, id: __, ...body } = cliente
  const calls = [
    (of: number) => rep.call(clientes.get, { params: { id: of } }),
    (of: number) => rep.call(clientes.update, { params: { id: of }, body: body as never }),
    (of: number) => rep.call(clientes.regimen, { params: { id: of } }),
    (of: number) => rep.call(clientes.vies, { params: { id: of } }),
    (of: number) => rep.call(clientes.datos, { params: { id: of } }),
  ]
  for (const call of calls) {
    const [foreign, missing] = [await call(id('0003')).catch(strip), await call(NOWHERE).catch(strip)]
    expect(foreign).toContain('404')
    expect(foreign).toBe(missing)
  }
})

test('a rep keeps the data up to date, but not the conditions', async () => {
  const cliente = await rep.call(clientes.get, { params: { id: id('0002') } })
  const { contactos: _, ...body } = cliente
  await rep.call(clientes.update, { params: { id: id('0002') }, body: { ...body, notas: 'Abre los lunes' } as never })
  expect((await rep.call(clientes.get, { params: { id: id('0002') } })).notas).toBe('Abre los lunes')
  const wish = {
    ...body,
    version: undefined,
    comision: 50,
    comercialId: null,
    dtoComercial: 90,
    bloqueado: true,
    regimenForzado: 4,
    regimenMotivo: 'x',
  }
  const update = (change: object) =>
    rep.call(clientes.update, { params: { id: id('0002') }, body: { ...wish, ...change } as never })
  await expect(update({ regimenForzado: null })).rejects.toMatchObject({
    fields: {
      comision: [expect.any(String)],
      comercialId: [expect.any(String)],
      dtoComercial: [expect.any(String)],
      bloqueado: [expect.any(String)],
    },
  })
  await expect(update({})).rejects.toMatchObject({ fields: { regimenForzado: ['No tiene permiso para hacer esto.'] } })
})

test('contacts follow their customer', async () => {
  const all = await t.house.db.select().from(contactosTable)
  const foreign = all.find(({ clienteId }) => clienteId === id('0003'))?.id as number
  const rows = (await rep.call(contactos.search, { body: { pageSize: 100 } })).data
  expect(rows.map(({ dueno }) => dueno).sort()).toEqual(['Prat Moda, S.L.', 'Prat Moda, S.L.', 'Rosa Bosch Ferrer'])
  const get = (of: number) => rep.call(contactos.get, { params: { id: of } }).catch(strip)
  expect(await get(foreign)).toBe(await get(NOWHERE))
  const remove = (of: number) => rep.call(contactos.deleteClientes, { body: { ids: [of] } }).catch(strip)
  expect(await remove(foreign)).toBe(await remove(NOWHERE))
  const create = (clienteId: number) =>
    rep.call(contactos.create, { body: { clienteId, contactoTipoId: 1, nombre: 'X' } }).catch(strip)
  expect(await create(id('0003'))).toBe(await create(NOWHERE))
  expect(await create(id('0002'))).toEqual(expect.any(Number))
})

test('an account that is closed is not one to write to', async () => {
  const admin = await t.as('admin@telar.test')
  const enUso = async () =>
    (await admin.call(clientes.get, { params: { id: id('0002') } })).users.map((uno) => uno.enUso)
  expect(await enUso()).toEqual([true])
  const cerrar = (isActive: boolean) =>
    t.house.db.update(usersTable).set({ isActive }).where(eq(usersTable.email, 'cliente@telar.test'))
  await cerrar(false)
  expect(await enUso()).toEqual([false])
  await cerrar(true)
})

test('a customer sees and keeps their own data, and nothing of what the house thinks', async () => {
  const shop = await t.as('cliente@telar.test')
  const mio = await shop.call(clientes.mio, {})
  expect(mio).toMatchObject({ codigo: '0002', users: [{ email: 'cliente@telar.test' }] })
  expect(Object.keys(mio)).not.toEqual(expect.arrayContaining(['notas']))
  expect(JSON.stringify(mio)).not.toMatch(/limiteRiesgo|comision|bloqueado|regimenForzado/)
  const direccionesEnvio = [{ calle: 'Carrer Nou, 3', codigoPostal: '08202', ciudad: 'Sabadell', pais: 'ES' }]
  const body = { telefono: '937 20 02 99', direccionesEnvio, idioma: 'es' as const, nif: 'B12345674', bloqueado: false }
  await shop.call(clientes.cambiarMio, { body: { ...body, version: mio.version } })
  expect(await shop.call(clientes.mio, {})).toMatchObject({
    telefono: '+34 937 20 02 99',
    nif: 'B62000104',
    direccionesEnvio: [{ calle: 'Carrer Nou, 3', provincia: 'Barcelona' }],
  })
  await expect(shop.call(clientes.cambiarMio, { body: { ...body, version: mio.version } })).rejects.toMatchObject({
    status: 409,
  })
  const datos = JSON.parse(await (await shop.call(clientes.misDatos, {})).text())
  expect(datos.cliente.codigo).toBe('0002')
  expect(JSON.stringify(datos)).not.toMatch(/notas":"Abre|limiteRiesgo|fichero/)
  const staff = await t.as('ventas@telar.test')
  await expect(staff.call(clientes.mio, {})).rejects.toMatchObject({ status: 404 })
})

test('a rep whose account is not linked yet sees nobody', async () => {
  await t.house.db.update(usersTable).set({ comercialId: null }).where(eq(usersTable.email, 'comercial@telar.test'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await codigos()).toEqual([])
  expect((await rep.call(contactos.search, { body: {} })).totalCount).toBe(0)
})
