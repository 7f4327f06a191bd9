import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitesTable } from '../db/schema/maquina.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { writing } from './writing.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const NOBODY = { user: null, requestId: 'test' }
const row = (clave: string) => ({ clave, cuenta: 1, hasta: new Date().toISOString() })
const claves = async () => (await t.house.db.select().from(limitesTable)).map(({ clave }) => clave).sort()

test('says which tables it has changed', async () => {
  const { result, touched } = await writing(t.house.pool, NOBODY, async (tx) => {
    await tx.execute(sql`update colores set nombre = nombre where id = 1`)
    await tx.execute(sql`update colores set nombre = nombre where id = 2`)
    await tx.execute(sql`update temporadas set nombre = nombre`)
    return 'done'
  })
  expect({ result, touched }).toEqual({ result: 'done', touched: ['colores', 'temporadas'] })
})

test('a part that fails is undone alone, and what fails whole is undone whole', async () => {
  await writing(t.house.pool, NOBODY, async (tx) => {
    await tx.insert(limitesTable).values(row('whole'))
    const part = tx.transaction(async (inner) => {
      await inner.insert(limitesTable).values(row('part'))
      throw new Error('not this')
    })
    await expect(part).rejects.toThrow('not this')
  })
  await expect(
    writing(t.house.pool, NOBODY, async (tx) => {
      await tx.insert(limitesTable).values(row('never'))
      throw new Error('nor this')
    }),
  ).rejects.toThrow('nor this')
  expect(await claves()).toEqual(['whole'])
})

test('a statement that failed and was passed over does not end as if all were well', async () => {
  await expect(
    writing(t.house.pool, NOBODY, async (tx) => {
      await tx.insert(limitesTable).values(row('lost'))
      await tx.execute(sql`select 1 / 0`).catch(() => {})
    }),
  ).rejects.toThrow()
  expect(await claves()).not.toContain('lost')
})

test('who writes is kept with the row, whatever is in their name', async () => {
  const user = { id: '00000000-0000-4000-8000-000000000001', email: "o'brien\\; drop table x; --@telar.test" }
  await writing(t.house.pool, { user, requestId: 'r-1' }, (tx) =>
    tx.execute(sql`update colores set hex = '#123456' where id = (select min(id) from colores)`),
  )
  const { rows } = await t.house.db.execute(
    sql`select usuario_id as id, usuario as email, peticion from auditoria where tabla = 'colores' and accion = 'cambiar' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ ...user, peticion: 'r-1' }])
})
