import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { coloresTable as c } from './schema/catalogo/modelos.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const otro = alias(c, 'otro')

test('a joined row that is not there is null, one that is there is itself', async () => {
  const ninguno = await t.house.db.select().from(c).leftJoin(otro, eq(otro.id, -1)).orderBy(c.id).limit(1)
  expect(ninguno).toEqual([{ colores: expect.objectContaining({ id: expect.any(Number) }), otro: null }])
  const [uno] = await t.house.db.select().from(c).leftJoin(otro, eq(otro.id, c.id)).orderBy(c.id).limit(1)
  expect(uno?.otro).toEqual(uno?.colores)
})

test('what is chosen from what is not there keeps its shape only where it always is', async () => {
  const [fila] = await t.house.db
    .select({ id: c.id, otro: { id: otro.id, nombre: otro.nombre }, dos: sql<number>`1 + 1`.mapWith(Number) })
    .from(c)
    .leftJoin(otro, eq(otro.id, -1))
    .orderBy(c.id)
    .limit(1)
  expect(fila).toEqual({ id: expect.any(Number), otro: null, dos: 2 })
})

test.each([
  ['2026-05-01 10:20:30+00', '2026-05-01T10:20:30.000Z'],
  ['2026-05-01 10:20:30.4+00', '2026-05-01T10:20:30.400Z'],
  ['2026-05-01 10:20:30.456+00', '2026-05-01T10:20:30.456Z'],
  ['2026-05-01 10:20:30.456+02', '2026-05-01T08:20:30.456Z'],
])('a moment that is said as %s travels as %s', (dicho, iso) => {
  expect(c.creadoEn.mapFromDriverValue(dicho)).toBe(iso)
})
