import { Color, ColorInput } from '@telar/contract/catalogo/colores'
import { crud as contractOf } from '@telar/contract/kit/crud'
import { resource } from '@telar/contract/kit/endpoint'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coloresTable } from '../../db/schema/catalogo/modelos.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { implement } from '../call.ts'
import { Bodies } from '../door/bodies.ts'
import { mount } from '../mount.ts'
import { crud } from './crud.ts'

/** The same rows under another name, of which nobody but the administrator sees the inactive ones. */
const contract = resource('colores', contractOf(Color, ColorInput), { base: '/api/own' })
const implementation = implement(
  contract,
  crud(contract, {
    table: coloresTable,
    entity: 'Color',
    searchIn: ['codigo'],
    label: 'codigo',
    orderBy: 'codigo',
    rows: (user) => (user.roles.includes('Admin') ? undefined : sql`${coloresTable.activo}`),
  }),
)

let t: TestApp
let produccion: Awaited<ReturnType<TestApp['as']>>
let hidden: number
let open: number
beforeAll(async () => {
  t = await testApp()
  mount(t.app, { house: t.house, bodies: new Bodies() }, implementation)
  const admin = await t.as('admin@telar.test')
  produccion = await t.as('produccion@telar.test')
  hidden = await admin.call(contract.create, {
    body: { codigo: 'OCULTO', nombre: { es: 'Oculto' }, hex: '#000000', activo: false },
  })
  open = await admin.call(contract.create, { body: { codigo: 'VISTO', nombre: { es: 'Visto' }, hex: '#000000' } })
})
afterAll(() => t.close())

const strip = (error: { status: number; title: string; messages: string[] }) => [
  error.status,
  error.title.replace(/\d+/, 'N'),
  error.messages,
]
const body = { codigo: 'X', nombre: { es: 'X' }, hex: '#000000' }

test('a row outside the filter looks exactly like a missing one', async () => {
  const get = (id: number) => produccion.call(contract.get, { params: { id } }).catch(strip)
  const update = (id: number) => produccion.call(contract.update, { params: { id }, body }).catch(strip)
  const remove = (id: number) => produccion.call(contract.remove, { body: { ids: [open, id] } }).catch(strip)
  for (const call of [get, update, remove]) expect(await call(hidden)).toEqual(await call(1_999_999_999))
})

test('it is in no page, no count and no filter', async () => {
  const search = (advancedFilter?: never) =>
    produccion.call(contract.search, { body: { pageSize: 100, ...(advancedFilter ? { advancedFilter } : {}) } })
  expect((await search()).data.map(({ id }) => id)).not.toContain(hidden)
  expect(
    (
      await search({
        logic: 'or',
        filters: [
          { field: 'id', operator: 'eq', value: hidden },
          { field: 'activo', operator: 'eq', value: false },
        ],
      } as never)
    ).totalCount,
  ).toBe(0)
})
