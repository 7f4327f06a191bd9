import { existsSync, globSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Config, StartError } from '../config.ts'
import { majorOf } from '../db/embedded/binaries.ts'
import { startPostgres } from '../db/embedded.ts'
import { grantRights } from '../db/rights.ts'
import type { Files } from '../gateways/files.ts'
import { cargar } from './cargar.ts'
import { copiar } from './carpeta.ts'
import { conectar } from './tablas.ts'
import type { Lleva } from './volcar.ts'

/** Where the programs of another PostgreSQL may lie: a copy that root made, and where systems put theirs. */
const PLACES = (major: string) => [
  `/var/lib/telar-postgres/postgresql-${major}.*/bin`,
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
]

const programsOf = (major: string): string | undefined =>
  PLACES(major)
    .flatMap((place) => globSync(place))
    .find((folder) => existsSync(join(folder, 'postgres')))

/** The files stay where they are: only the rows move. */
const NO_FILES: Files = {
  put: async () => {},
  get: async () => null,
  delete: async () => {},
  async *list() {},
}

/** The versions of the cluster and of the programs, where they differ. */
async function otherMajor(dataDir: string): Promise<{ from: string; to: string } | undefined> {
  const file = join(dataDir, 'postgres/cluster/PG_VERSION')
  if (!existsSync(file)) return undefined
  const from = readFileSync(file, 'utf8').trim()
  const to = await majorOf()
  return from === to ? undefined : { from, to }
}

interface Mudanza {
  config: Config
  files: Files
  lleva: Lleva
  say: (sentence: string) => void
}

/**
 * A cluster of another PostgreSQL than the one Telar brings: its rows are copied by the programs that it was made with, and
 * put into a new one. The old one is kept, and is in its place again if anything goes wrong.
 */
export async function mudarDeVersion({ config, files, lleva, say }: Mudanza): Promise<void> {
  const other = config.DATABASE_URL ? undefined : await otherMajor(config.dataDir)
  if (!other) return
  const { from, to } = other
  const programs = programsOf(from)
  if (!programs)
    throw new StartError(
      `The data were written by PostgreSQL ${from} and this version of Telar brings ${to}. Install PostgreSQL ${from} beside it (its programs are looked for in ${dirname(PLACES(from)[1] as string)}/bin and the like), or make a backup with the version of Telar that was running and restore it into an empty DATA_DIR.`,
    )
  say(`The data are of PostgreSQL ${from}; they move to ${to}. A backup is made first.`)
  const folder = join(config.dataDir, 'postgres')
  const old = await startPostgres(folder, { programs })
  let nombre: string
  try {
    const encargo = { config, url: old.url, files, lleva, motivo: 'actualizacion', ahora: new Date() } as const
    nombre = (await copiar(encargo)).nombre
  } finally {
    await old.stop()
  }
  const cluster = join(folder, 'cluster')
  const aside = join(folder, `cluster-${from}`)
  await rename(cluster, aside)
  try {
    const server = await startPostgres(folder)
    try {
      const client = await conectar(server.url)
      const fichero = join(config.backupDir, nombre)
      const passphrase = config.BACKUP_PASSPHRASE
      try {
        await cargar({ client, files: NO_FILES, fichero, passphrase, reemplazar: false })
      } finally {
        await client.end()
      }
      await grantRights(server.url, server.appUrl)
    } finally {
      await server.stop()
    }
  } catch (error) {
    await rm(cluster, { recursive: true, force: true })
    await rename(aside, cluster)
    throw new StartError(
      `The data could not be moved from PostgreSQL ${from} to ${to} and are as they were: ${(error as Error).message}`,
      { cause: error },
    )
  }
  say(`The data are in PostgreSQL ${to}. What they were lies in ${aside}; delete it when all is well.`)
}
