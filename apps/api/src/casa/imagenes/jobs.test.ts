import { ANCHOS } from '@telar/domain/casa/imagen'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { startPictures } from './jobs.ts'
import { originalName, sizeName } from './nombres.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('an uploaded picture is prepared in every size, once', { timeout: 30_000 }, async () => {
  const [imagen] = await t.house.db.insert(imagenesTable).values({ ancho: 200, alto: 250, formato: 'jpg' }).returning()
  if (!imagen) throw new Error('no picture')
  await t.house.files.put(
    originalName(imagen),
    await sharp({ create: { width: 200, height: 250, channels: 3, background: '#0b4f3c' } })
      .jpeg()
      .toBuffer(),
  )
  const stop = startPictures(t.house, { warn: () => {} } as never)
  const ready = async () => (await t.house.db.select().from(imagenesTable).where(eq(imagenesTable.id, imagen.id)))[0]
  await expect.poll(async () => (await ready())?.listaEn, { timeout: 20_000 }).not.toBeNull()
  await stop()
  expect((await ready())?.huella).not.toBe('')
  for (const ancho of ANCHOS) expect(await t.house.files.get(sizeName(imagen.id, ancho, 'avif'))).not.toBeNull()
})
