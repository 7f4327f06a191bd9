import { colores } from '@telar/contract/catalogo/colores'
import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPool } from '../../db/connection.ts'
import { appOn, type TestApp } from '../../testing/app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'

/** A second database stands for the replica: the same rows, of which some say that they are its own. */
let copy: TestDatabase
let t: TestApp
beforeAll(async () => {
  copy = await createTestDatabase()
  const marking = createPool(copy.url, 'jobs')
  await marking.query(
    `update colores set codigo = 'COPIA' where id = 1; update modelos set numero = 'COPIA-' || numero`,
  )
  await marking.end()
  t = await appOn(await createTestDatabase(), { DATABASE_REPLICA_URL: copy.appUrl })
})
afterAll(async () => {
  await t.close()
  await copy.drop()
})
/** Both databases are on one server: each has all that the other has, whenever it is looked. */
beforeEach(() => t.house.replica?.progress.look())

const isCopy = async (who: Awaited<ReturnType<TestApp['as']>>) => {
  const { data } = await who.call(colores.search, { body: { pageSize: 100 } })
  return data.some(({ codigo }) => codigo === 'COPIA')
}

test('lists are read there, records that are opened are not', async () => {
  const admin = await t.as('admin@telar.test')
  await t.house.replica?.progress.look()
  expect(await isCopy(admin)).toBe(true)
  expect((await admin.call(colores.get, { params: { id: 1 } })).codigo).not.toBe('COPIA')
})

test('whoever has just written reads what they wrote, the others may wait', async () => {
  const [admin, ventas] = [await t.as('admin@telar.test'), await t.as('ventas@telar.test')]
  await t.house.replica?.progress.look()
  const nombre = { es: 'Cobre', en: 'Copper', pt: 'Cobre', ca: 'Coure' }
  await admin.call(colores.create, { body: { codigo: 'CU', nombre, hex: '#b87333' } })
  expect([await isCopy(admin), await isCopy(ventas)]).toEqual([false, true])
  await t.house.replica?.progress.look()
  expect(await isCopy(admin)).toBe(true)
})

test('a write gives a mark, by which other processes know', async () => {
  const admin = await t.as('admin@telar.test')
  const headers = { authorization: `Bearer ${admin.tokens.get()?.token}` }
  const payload = { codigo: 'ZN', nombre: { es: 'Cinc', en: 'Zinc', pt: 'Zinco', ca: 'Zinc' }, hex: '#888888' }
  const written = await t.app.inject({ method: 'POST', url: colores.create.path, headers, payload })
  const cookie = written.cookies.find(({ name }) => name.includes('telar-escrito'))
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 30 })
  const search = (cookies: Record<string, string>) =>
    t.app.inject({ method: 'POST', url: colores.search.path, headers, cookies, payload: { pageSize: 100 } })
  await t.house.replica?.progress.look()
  expect((await search({ [cookie?.name ?? '']: cookie?.value ?? '' })).body).toContain('COPIA')
  expect((await search({ [cookie?.name ?? '']: 'given-elsewhere' })).body).not.toContain('COPIA')
})

describe('what is kept in memory', () => {
  const numeros = async () =>
    (await (await t.as()).call(webmodelos.getAll, {})).map(({ numero }) => numero.startsWith('COPIA'))

  test('is made where all that it is made from is', async () => {
    t.house.replica?.progress.changed('modelos')
    t.house.kept.drop(['modelos'])
    expect(await numeros()).not.toContain(true)
    await t.house.replica?.progress.look()
    expect(await numeros()).not.toContain(true)
    t.house.kept.drop(['modelos'])
    expect(await numeros()).not.toContain(false)
  })
})

test('a replica that does not answer is left for the primary', async () => {
  const admin = await t.as('admin@telar.test')
  await t.house.replica?.progress.look()
  expect(await isCopy(admin)).toBe(true)
  const name = new URL(copy.url).pathname.slice(1)
  await t.owner.execute(sql.raw(`alter database ${name} allow_connections false`))
  await t.owner.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`)
  expect(await isCopy(admin)).toBe(false)
  await t.owner.execute(sql.raw(`alter database ${name} allow_connections true`))
  await t.house.replica?.progress.look()
  await expect.poll(() => isCopy(admin)).toBe(true)
})
