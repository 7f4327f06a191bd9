import { colores } from '@telar/contract/catalogo/colores'
import { modelos } from '@telar/contract/catalogo/modelos'
import { clientes } from '@telar/contract/clientes/clientes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.as('admin@telar.test')
})
afterAll(() => t.close())

const some = async (n: number) =>
  (await admin.call(modelos.search, { body: { pageSize: n, orderBy: ['numero asc'] } })).data

test('prices of several change together, and back with the versions that were answered', async () => {
  const rows = await some(3)
  const filas = rows.map(({ id, version, precioMayor }) => ({ id, version, precioMayor: precioMayor + 1 }))
  const now = await admin.call(modelos.cambiar, { body: { filas } })
  expect((await some(3)).map(({ precioMayor }) => precioMayor)).toEqual(filas.map(({ precioMayor }) => precioMayor))
  const versions = new Map(now.map(({ id, version }) => [id, version]))
  const back = rows.map(({ id, precioMayor }) => ({ id, version: versions.get(id) as number, precioMayor }))
  await admin.call(modelos.cambiar, { body: { filas: back } })
  const again = await some(3)
  expect(again.map(({ precioMayor }) => precioMayor)).toEqual(rows.map(({ precioMayor }) => precioMayor))
  expect(again.map(({ nombre }) => nombre)).toEqual(rows.map(({ nombre }) => nombre))
})

test('one that is not as it was read is named, and none changes', async () => {
  const rows = await some(3)
  const filas = rows.map(({ id, version, precioMayor }, i) => ({
    ...{ id, version: i === 1 ? version - 1 : version },
    precioMayor: precioMayor + 1,
  }))
  const error = await admin.call(modelos.cambiar, { body: { filas } }).catch((refused) => refused)
  expect(error.status).toBe(409)
  expect(error.messages[0]).toContain(rows[1]?.numero)
  expect(error.messages[0]).not.toContain(rows[0]?.numero)
  expect(await some(3)).toEqual(rows)
})

test('one value that cannot be leaves all as they are', async () => {
  const rows = await some(2)
  const filas = rows.map(({ id, version }, i) => ({ id, version, precioMayor: i === 1 ? -5 : 10 }))
  expect((await admin.call(modelos.cambiar, { body: { filas } }).catch((refused) => refused)).status).toBe(400)
  expect(await some(2)).toEqual(rows)
})

test('a flat resource does it without a line of its own, and leaves alone what is not named', async () => {
  const { data } = await admin.call(colores.search, { body: { pageSize: 2 } })
  await admin.call(colores.cambiar, {
    body: { filas: data.map(({ id, version }) => ({ id, version, activo: false })) },
  })
  for (const { id, codigo, nombre, hex, version } of data)
    expect(await admin.call(colores.get, { params: { id } })).toMatchObject({
      ...{ codigo, nombre, hex },
      activo: false,
      version: version + 1,
    })
})

test('a rep changes neither the conditions of their customers nor a customer of another', async () => {
  const rep = await t.as('comercial@telar.test')
  const { data } = await rep.call(clientes.search, { body: { pageSize: 1 } })
  const [suyo] = data
  if (!suyo) throw new Error('The rep has no customer')
  const cambiar = (fila: { id: number; version: number }) =>
    rep.call(clientes.cambiar, { body: { filas: [{ ...fila, bloqueado: true }] } }).catch((refused) => refused)
  const { data: todos } = await admin.call(clientes.search, { body: { pageSize: 200 } })
  const ajeno = todos.find(({ comercialId }) => comercialId !== suyo.comercialId)
  if (!ajeno) throw new Error('Every customer is theirs')
  expect((await cambiar(suyo)).status).toBeGreaterThanOrEqual(400)
  expect((await cambiar(ajeno)).status).toBeGreaterThanOrEqual(400)
  expect((await admin.call(clientes.get, { params: { id: suyo.id } })).bloqueado).toBe(false)
})

test('a spreadsheet of chosen rows has no row that the search of that person would not find', async () => {
  const rep = await t.as('comercial@telar.test')
  const { data: suyos } = await rep.call(clientes.search, { body: { pageSize: 200 } })
  const { data: todos } = await admin.call(clientes.search, { body: { pageSize: 200 } })
  const ajeno = todos.find(({ id }) => !suyos.some((suyo) => suyo.id === id))
  const [uno] = suyos
  if (!ajeno || !uno) throw new Error('The demo has customers of two reps')
  const columnas = [{ campo: 'razonSocial', titulo: 'Cliente' }]
  const size = async (ids: number[]) => (await rep.call(clientes.export, { body: { columnas, ids } })).size
  expect(await size([uno.id, ajeno.id])).toBe(await size([uno.id]))
})
