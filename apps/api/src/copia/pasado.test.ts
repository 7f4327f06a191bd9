import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { handOver, serverUser } from '../db/embedded/server-user.ts'
import { startPostgres } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { folderFiles } from '../gateways/files.ts'
import { mudarDeVersion } from './mayor.ts'
import { copiarBase, momentoDe, momentos, podarMomentos, volverA } from './momento.ts'
import { conectar } from './tablas.ts'

const folders: string[] = []

/** Open to be passed through, as the server's account must be when the tests run as root. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'telar-pasado-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function asking<T>(url: string, text: string): Promise<T[]> {
  const client = await conectar(url)
  try {
    return (await client.query(text)).rows as T[]
  } finally {
    await client.end()
  }
}

test('the embedded database goes back to a moment, and what it was is kept', async () => {
  const dataDir = dataFolder()
  const config = readConfig({ DATA_DIR: dataDir, WAL_DAYS: '7' }, dataDir)
  const server = await startPostgres(join(dataDir, 'postgres'), { archived: true })
  await asking(server.url, 'create table hechos (n int); insert into hechos values (1)')
  await copiarBase(dataDir, server.url)
  expect((await momentos(dataDir))?.desde).toBeDefined()
  await asking(server.url, 'insert into hechos values (2)')
  await sleep(50)
  const [moment] = await asking<{ now: Date }>(server.url, 'select clock_timestamp() as now')
  await sleep(50)
  await asking(server.url, 'insert into hechos values (3)')
  await expect(volverA(config, moment?.now as Date)).rejects.toThrow('Telar is running')
  await server.stop()
  await expect(volverA(config, momentoDe('2020-01-01 10:00'))).rejects.toThrow('The log begins at')
  await expect(volverA(config, new Date(Date.now() + 86_400_000))).rejects.toThrow('is as it was')
  expect(await volverA(config, moment?.now as Date)).toContain('is as it was at')
  const again = await startPostgres(join(dataDir, 'postgres'), { archived: true })
  expect(await asking(again.url, 'select n from hechos order by n')).toEqual([{ n: 1 }, { n: 2 }])
  await podarMomentos(dataDir, 0, new Date())
  expect(await readdir(join(dataDir, 'postgres/bases'))).toHaveLength(1)
  await again.stop()
})

test('a moment is written as people write it', () => {
  expect(momentoDe('2026-11-16 10:00').toISOString()).toBe('2026-11-16T10:00:00.000Z')
  expect(momentoDe('2026-11-16T10:00:30+01:00').toISOString()).toBe('2026-11-16T09:00:30.000Z')
  expect(() => momentoDe('mañana')).toThrow('is not a moment')
})

const OLDER = '/usr/lib/postgresql/15/bin'

test.runIf(existsSync(OLDER))('data of an older PostgreSQL move to the one that Telar brings', async () => {
  const dataDir = dataFolder()
  const config = readConfig({ DATA_DIR: dataDir }, dataDir)
  const folder = join(dataDir, 'postgres')
  mkdirSync(folder, { mode: 0o711 })
  const cluster = join(folder, 'cluster')
  mkdirSync(cluster, { mode: 0o700 })
  const user = serverUser(cluster)
  handOver(cluster, user)
  execFileSync(
    join(OLDER, 'initdb'),
    ['-D', cluster, '-U', 'telar', '--auth=peer', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      ...user,
      ...{ cwd: '/', stdio: 'ignore' },
    },
  )
  const old = await startPostgres(folder, { programs: OLDER, durable: false })
  await migrate(old.url)
  await asking(old.url, "insert into users (user_name, email, first_name) values ('ana', 'ana@casa.es', 'Ana')")
  await old.stop()
  const said: string[] = []
  const files = folderFiles(join(dataDir, 'ficheros'))
  await mudarDeVersion({ config, files, lleva: () => true, say: (sentence) => said.push(sentence) })
  expect(said.join(' ')).toContain('of PostgreSQL 15')
  const now = await startPostgres(folder)
  const [version] = await asking<{ n: number }>(now.url, "select current_setting('server_version_num')::int as n")
  expect(version?.n).toBeGreaterThan(160_000)
  expect(await asking(now.url, 'select email from users')).toEqual([{ email: 'ana@casa.es' }])
  await migrate(now.url)
  await now.stop()
  await mudarDeVersion({ config, files, lleva: () => true, say: () => expect.unreachable() })
})
