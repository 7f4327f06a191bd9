import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { avisos } from '@telar/contract/casa/avisos'
import { copias } from '@telar/contract/casa/copias'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listar, verificar } from '../../copia/carpeta.ts'
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
  await expect.poll(async () => (await admin.call(copias.ver, {})).enMarcha).toBeNull()
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

const nombreDe = (momento: string) => `telar-${momento.replaceAll(/[:.]/g, '-')}-programada.telar`
const enLaCarpeta = (nombre: string) => join(t.house.config.backupDir, nombre)

test('one that died with its process is told in people’s words, is made again the same day, and its rest is cleared', async () => {
  ahora = new Date()
  await t.owner.execute(sql`update app_settings set copias = copias || '{"hora": 0}'`)
  await t.owner.execute(sql`delete from copias where quien is null`)
  await t.owner.execute(sql`insert into copias (viva_en) values (now() - interval '6 minutes')`)
  const abandonado = `${nombreDe('2026-11-15T04:00:00.000Z')}.parte`
  const deOtro = `${nombreDe('2026-11-16T04:00:00.000Z')}.parte`
  const sinCopia = `${nombreDe('2026-11-14T04:00:00.000Z')}.json`
  for (const nombre of [abandonado, deOtro, sinCopia]) await writeFile(enLaCarpeta(nombre), '{')
  const ayer = new Date(Date.now() - 86_400_000)
  for (const nombre of [abandonado, sinCopia]) await utimes(enLaCarpeta(nombre), ayer, ayer)
  const admin = await t.as('admin@telar.test')
  const { enMarcha, fallo } = await admin.call(copias.ver, {})
  expect({ enMarcha, porque: fallo?.porque }).toEqual({ enMarcha: null, porque: expect.stringContaining('a medias') })
  expect((await (await t.as('admin@telar.test', 'en')).call(copias.ver, {})).fallo?.porque).toContain('cut short')
  expect(await copiarDeNoche(t.house)).toBe(true)
  expect((await admin.call(copias.ver, {})).fallo).toBeNull()
  expect(await copiarDeNoche(t.house)).toBe(false)
  const quedan = await readdir(t.house.config.backupDir)
  expect([abandonado, deOtro, sinCopia].map((nombre) => quedan.includes(nombre))).toEqual([false, true, false])
})

test('a disk that is full is said so, in the language of who looks', async () => {
  ahora = new Date('2026-10-20T05:00:00Z')
  const list = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  expect(await copiarDeNoche({ ...t.house, files: { ...t.house.files, list } })).toBe(false)
  const porque = async (idioma: string) =>
    (await (await t.as('admin@telar.test', idioma)).call(copias.ver, {})).fallo?.porque
  expect(await porque('es')).toContain('No queda sitio')
  expect(await porque('ca')).toContain('No queda lloc')
})

test('what was never read whole takes no other’s place, is not thrown away, and hides nothing', async () => {
  const { backupDir } = t.house.config
  const antes = await listar(backupDir)
  const buena = antes.find(({ motivo }) => motivo === 'programada')?.nombre as string
  const vieja = '2026-06-01T04:00:00.000Z'
  const content = await readFile(enLaCarpeta(buena))
  const ficha = JSON.parse(await readFile(enLaCarpeta(`${buena}.json`), 'utf8'))
  await writeFile(enLaCarpeta(nombreDe(vieja)), content)
  await writeFile(enLaCarpeta(`${nombreDe(vieja)}.json`), JSON.stringify({ ...ficha, hecha: vieja }))
  const cortada = nombreDe('2026-06-20T04:00:00.000Z')
  await writeFile(enLaCarpeta(cortada), content.subarray(0, content.length / 2))
  await writeFile(enLaCarpeta(`${cortada}.json`), JSON.stringify({ ...ficha, hecha: '2026-06-20T04:00:00.000Z' }))
  const sinFicha = nombreDe('2026-06-21T04:00:00.000Z')
  await writeFile(enLaCarpeta(sinFicha), content)
  await writeFile(enLaCarpeta(`${sinFicha}.json`), '{"hecha"')
  ahora = new Date('2026-10-21T05:00:00Z')
  expect(await copiarDeNoche(t.house)).toBe(true)
  const quedan = new Map((await listar(backupDir)).map(({ nombre, verificada }) => [nombre, verificada]))
  expect(quedan.get(nombreDe(vieja))).toEqual(expect.any(String))
  expect([quedan.get(cortada), quedan.get(sinFicha)]).toEqual([null, null])
})
