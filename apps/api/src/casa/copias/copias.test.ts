import { join } from 'node:path'
import { avisos } from '@telar/contract/casa/avisos'
import { copias } from '@telar/contract/casa/copias'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verificar } from '../../copia/carpeta.ts'
import { auditoriaTable } from '../../db/schema/casa/auditoria.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { copiarDeNoche } from './jobs.ts'

let t: TestApp
let ahora = new Date('2026-11-16T01:00:00Z')
beforeAll(async () => {
  t = await testApp({ BACKUP_PASSPHRASE: 'hilo, aguja y dedal' }, () => ahora)
})
afterAll(() => t.close())

test('an administrator makes one, sees how it went and takes it away, which is written down', async () => {
  const admin = await t.as('admin@telar.test')
  expect((await admin.call(copias.hacer, {})).enMarcha).not.toBeNull()
  await expect(admin.call(copias.hacer, {})).rejects.toMatchObject({ status: 409 })
  await expect.poll(async () => (await admin.call(copias.ver, {})).enMarcha, { timeout: 20_000 }).toBeNull()
  const { copias: hechas, fallo, seCifran } = await admin.call(copias.ver, {})
  expect({ fallo, seCifran }).toEqual({ fallo: null, seCifran: true })
  expect(hechas).toMatchObject([{ motivo: 'pedida', cifrada: true, verificada: expect.any(String) }])
  const nombre = hechas[0]?.nombre as string
  const file = await admin.call(copias.descargar, { body: { nombre } })
  expect(file.size).toBe(hechas[0]?.bytes)
  await expect(admin.call(copias.descargar, { body: { nombre: '../../jwt-secret' } })).rejects.toMatchObject({
    status: 400,
  })
  const kept = await t.owner.select().from(auditoriaTable).where(eq(auditoriaTable.tabla, 'copia_descargas'))
  expect(kept).toMatchObject([{ usuario: 'admin@telar.test', despues: { fichero: nombre } }])
  await verificar(join(t.house.config.backupDir, nombre), 'hilo, aguja y dedal')
})

test('once a day it makes itself after its hour; one that fails is told', async () => {
  expect(await copiarDeNoche(t.house)).toBe(false)
  ahora = new Date('2026-11-16T05:00:00Z')
  const broken = {
    ...t.house,
    files: {
      ...t.house.files,
      list: () => {
        throw new Error('The bucket is away.')
      },
    },
  }
  expect(await copiarDeNoche(broken)).toBe(false)
  const admin = await t.as('admin@telar.test')
  expect((await admin.call(copias.ver, {})).fallo?.porque).toBe('The bucket is away.')
  const { data } = await admin.call(avisos.search, { body: { pageNumber: 1, pageSize: 5 } })
  expect(data[0]?.aviso).toMatchObject({ tipo: 'copia' })
})
