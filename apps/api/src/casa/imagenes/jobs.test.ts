import { ANCHOS } from '@telar/domain/casa/imagen'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { repeat } from '../../jobs/repeat.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { startPictures } from './jobs.ts'
import { originalName, sizeName } from './nombres.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A picture whose bytes are there before its row, as when it is uploaded. */
async function subir() {
  const id = (await t.house.db.$count(imagenesTable)) + 10_000
  const picture = sharp({ create: { width: 200, height: 250, channels: 3, background: '#0b4f3c' } })
  await t.house.files.put(originalName({ id, formato: 'jpg' }), await picture.jpeg().toBuffer())
  const row = { id, ancho: 200, alto: 250, formato: 'jpg' }
  const [imagen] = await t.house.db.insert(imagenesTable).overridingSystemValue().values(row).returning()
  if (!imagen) throw new Error('no picture')
  return imagen
}

test('a new picture wakes the worker, which waits for nothing else', async () => {
  let asked = 0
  const changes = { on: (listener: (table: string | null) => void) => t.house.changes.on(listener) }
  const stop = repeat({ log: { warn: () => {} }, changes, table: 'imagenes', step: async () => ++asked < 0 })
  await expect.poll(() => asked).toBe(1)
  await subir()
  await expect.poll(() => asked, { timeout: 4500 }).toBeGreaterThan(1)
  await stop()
})

test('an uploaded picture is prepared in every size, once', async () => {
  const imagen = await subir()
  const stop = startPictures(t.house, () => sql`select null::int`, { warn: () => {} } as never)
  const ready = async () => (await t.house.db.select().from(imagenesTable).where(eq(imagenesTable.id, imagen.id)))[0]
  await expect.poll(async () => (await ready())?.listaEn).not.toBeNull()
  await stop()
  expect((await ready())?.huella).not.toBe('')
  for (const ancho of ANCHOS) expect(await t.house.files.get(sizeName(imagen.id, ancho, 'avif'))).not.toBeNull()
})
