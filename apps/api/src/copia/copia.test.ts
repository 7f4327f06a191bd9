import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lleva } from '../antes.ts'
import { migrate } from '../db/migrate.ts'
import { applyMigrations, knownMigrations, lastMigration } from '../db/migrations.ts'
import { run } from '../db/rows.ts'
import { type Files, folderFiles } from '../gateways/files.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { casaQueFactura, facturador } from '../testing/factura.ts'
import { contar, type Motivo } from './archivo.ts'
import { cargar } from './cargar.ts'
import { copiar, listar, verificar } from './carpeta.ts'
import { conectar, filasDe, tablasDe } from './tablas.ts'

vi.setConfig({ testTimeout: 60_000 })

const MUCHAS = 100_000
const PASSPHRASE = 'hilo, aguja y dedal'

let t: TestApp
const folders: string[] = []
const databases: TestDatabase[] = []

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'telar-copia-'))
  folders.push(made)
  return made
}

async function empty(): Promise<TestDatabase> {
  const database = await createEmptyDatabase()
  databases.push(database)
  return database
}

interface Hacer {
  url: string
  files: Files
  passphrase?: string
  motivo?: Motivo
}
async function hacer({ url, files, passphrase, motivo = 'pedida' }: Hacer) {
  const backupDir = folder()
  const config = { backupDir, BACKUP_PASSPHRASE: passphrase }
  const copia = await copiar({ config, url, files, lleva, motivo, ahora: new Date() })
  return { ...copia, backupDir, fichero: join(backupDir, copia.nombre) }
}

/** Every table's count and fingerprint, the sequences, and the tables' guards. */
async function retrato(url: string) {
  const client = await conectar(url)
  try {
    const tables: Record<string, unknown> = {}
    for (const tabla of await tablasDe(client)) tables[tabla.nombre] = await contar(filasDe(client, tabla))
    const { rows: guards } = await client.query(`
      select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as guard from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      union all select sequencename || ' ' || last_value from pg_sequences where schemaname = 'public'
      order by guard`)
    const { rows: chain } = await client.query('select * from registros_facturacion order by id')
    return { tables, guards, chain }
  } finally {
    await client.end()
  }
}

async function volver(
  url: string,
  fichero: string,
  { passphrase = undefined as string | undefined, files = folderFiles(folder()), reemplazar = false } = {},
) {
  const client = await conectar(url)
  try {
    return await cargar({ client, files, fichero, passphrase, reemplazar })
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  t = await testApp()
  await casaQueFactura(t)
  const { emitir } = facturador(await t.as('admin@telar.test'))
  for (let n = 0; n < 3; n++) await emitir(1)
  await t.house.files.put('imagenes/7/original.png', Buffer.from([0, 10, 255, 10]))
  await t.house.files.put('imagenes/7/320.webp', Buffer.from('made again'))
})
afterEach(async () => {
  for (const database of databases.splice(0)) await database.drop()
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true })
})
afterAll(() => t.close())

test('a file that is not whole, not ours, or opened with other words is refused, and the database stays as it was', async () => {
  const { url } = await empty()
  const sealed = await hacer({ url: t.url, files: t.house.files, passphrase: PASSPHRASE })
  await expect(volver(url, sealed.fichero)).rejects.toThrow('is encrypted')
  await expect(volver(url, sealed.fichero, { passphrase: 'otras palabras' })).rejects.toThrow(
    'passphrase is not the one',
  )
  const { fichero, backupDir } = await hacer({ url: t.url, files: t.house.files })
  const content = await readFile(fichero)
  const changed = Buffer.from(content)
  changed[content.length - 2000] = (changed[content.length - 2000] as number) ^ 1
  await writeFile(join(backupDir, 'changed'), changed)
  await expect(volver(url, join(backupDir, 'changed'))).rejects.toThrow()
  await truncate(fichero, content.length - 100)
  await expect(verificar(fichero, undefined)).rejects.toThrow('cut short')
  await writeFile(join(backupDir, 'other'), 'nothing of ours\n')
  await expect(volver(url, join(backupDir, 'other'))).rejects.toThrow('not a backup of Telar')
  const client = await conectar(url)
  expect(await lastMigration(client)).toBeUndefined()
  await client.end()
})

test('a database with data is replaced only when that is said, and not while others work on it', async () => {
  const { fichero } = await hacer({ url: t.url, files: t.house.files })
  const full = await createTestDatabase()
  databases.push(full)
  const { url } = full
  await expect(volver(url, fichero)).rejects.toThrow('--replace')
  const other = await conectar(url)
  await other.query("set application_name = 'somebody'")
  await expect(volver(url, fichero, { reemplazar: true })).rejects.toThrow('in use')
  await other.end()
  await volver(url, fichero, { reemplazar: true })
})

test('a backup that fails leaves nothing under its name', async () => {
  const backupDir = folder()
  const files: Files = { ...t.house.files, get: () => Promise.reject(new Error('The disk is gone.')) }
  const encargo = { config: { backupDir, BACKUP_PASSPHRASE: undefined }, url: t.url, files, lleva } as const
  await expect(copiar({ ...encargo, motivo: 'pedida', ahora: new Date() })).rejects.toThrow('The disk is gone')
  expect(await readdir(backupDir)).toEqual([])
  expect(await listar(backupDir)).toEqual([])
})

test('a backup of an older version is restored as it was, and brought up to date', async () => {
  const known = knownMigrations()
  const older = known.at(-6)?.when as number
  const [from, to] = [await empty(), await empty()]
  const client = await conectar(from.url)
  await applyMigrations(client, { until: older })
  await client.end()
  const { fichero } = await hacer({ url: from.url, files: folderFiles(folder()) })
  await volver(to.url, fichero)
  const back = await conectar(to.url)
  expect(await lastMigration(back)).toBe(older)
  await back.end()
  await migrate(to.url)
})

test('a step that fails is undone, after a backup, and is told with what to do next', async () => {
  const known = knownMigrations()
  const [before, failing] = known.slice(known.findIndex(({ name }) => name.startsWith('0038')) - 1)
  const { url } = await empty()
  const client = await conectar(url)
  await applyMigrations(client, { until: before?.when as number })
  await client.query('create table reclamaciones (id int)')
  const asked: string[][] = []
  const backup = async (pending: { name: string }[]) => {
    asked.push(pending.map(({ name }) => name))
    return '/copias/telar.telar'
  }
  await expect(migrate(url, backup)).rejects.toThrow(
    new RegExp(`${failing?.name} failed .*already exists.*was undone.*/copias/telar.telar.*npm run restore`),
  )
  expect(asked[0]?.[0]).toBe(failing?.name)
  expect(await lastMigration(client)).toBe(before?.when)
  expect((await client.query("select to_regclass('reclamacion_clientes') as made")).rows).toEqual([{ made: null }])
  await client.query('drop table reclamaciones')
  await client.end()
  await migrate(url, backup)
})

test('the drill: what is restored elsewhere is the same, row by row, with the chain of invoice records and the files', async () => {
  await run(
    t.owner,
    sql`insert into auditoria (tabla, registro, accion, despues)
      select 'prueba', n::text, 'crear', jsonb_build_object('texto', E'una\tlínea\n\\de ' || n) from generate_series(1, ${MUCHAS}::int) n`,
  )
  const before = process.memoryUsage().rss
  const { fichero, filas, cifrada, ficheros, bytes } = await hacer({
    ...{ url: t.url, files: t.house.files, passphrase: PASSPHRASE },
  })
  expect({ cifrada, ficheros }).toEqual({ cifrada: true, ficheros: 1 })
  expect(filas).toBeGreaterThan(MUCHAS)
  expect(bytes).toBeLessThan(20_000_000)
  expect((await readFile(fichero)).includes('admin@telar.test')).toBe(false)
  const { url } = await empty()
  const files = folderFiles(folder())
  await files.put('licencias/de-antes.pdf', Buffer.from('of somebody else'))
  const vuelto = await volver(url, fichero, { passphrase: PASSPHRASE, files })
  expect(vuelto).toMatchObject({ filas, ficheros: 1 })
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000)
  const [here, there] = [await retrato(t.url), await retrato(url)]
  expect(there).toEqual(here)
  expect(there.chain).toHaveLength(3)
  expect(await Array.fromAsync(files.list())).toEqual(['imagenes/7/original.png'])
  expect(await files.get('imagenes/7/original.png')).toEqual(Buffer.from([0, 10, 255, 10]))
  await migrate(url)
})

/** A database of somebody who may do as they please in it, and nowhere else. */
async function ajena(): Promise<TestDatabase> {
  const database = await empty()
  const { username } = new URL(database.appUrl)
  const admin = await conectar(database.url)
  await admin.query(`alter database ${new URL(database.url).pathname.slice(1)} owner to ${username}`)
  await admin.end()
  return database
}

test('an ordinary owner of an outside database gets everything back, the same row for row, and again over it', async () => {
  const { fichero } = await hacer({ url: t.url, files: t.house.files })
  const { appUrl: suya } = await ajena()
  await volver(suya, fichero)
  expect(await retrato(suya)).toEqual(await retrato(t.url))
  await volver(suya, fichero, { reemplazar: true })
  expect(await retrato(suya)).toEqual(await retrato(t.url))
})

test('an ordinary owner is told that somebody else works on the database', async () => {
  const { fichero } = await hacer({ url: t.url, files: t.house.files })
  const { url, appUrl: suya } = await ajena()
  const otro = await conectar(url)
  await otro.query("set application_name = 'somebody'")
  try {
    await expect(volver(suya, fichero)).rejects.toThrow('in use')
  } finally {
    await otro.end()
  }
  await volver(suya, fichero)
})
