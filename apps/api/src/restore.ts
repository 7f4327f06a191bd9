import { isAbsolute, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Config, readConfig, StartError } from './config.ts'
import { leerCabecera } from './copia/archivo.ts'
import { cargar, filasEn } from './copia/cargar.ts'
import { listar, verificar } from './copia/carpeta.ts'
import { preguntar } from './copia/decir.ts'
import { momentoDe, volverA } from './copia/momento.ts'
import { conectar } from './copia/tablas.ts'
import { reachDatabase } from './db/open.ts'
import { filesFrom } from './gateways/files.ts'

const ROOT = join(import.meta.dirname, '../../..')

const USAGE = `npm run restore -- [file] [--replace] [--yes] [--until '2026-11-16 10:00']
Without a file the newest backup is taken. --replace is needed where the database holds data. --until brings the
embedded database back to that moment (UTC, or with an offset) from the log that is kept beside it (WAL_DAYS).`

/** A backup of an older version has no such tables yet. */
const TOLD_AGAIN = `do $$ begin
  if to_regclass('public.variante_cambios') is not null then
    update public.variante_cambios set cambio = pg_current_xact_id();
    update public.modelo_cambios set cambio = pg_current_xact_id();
  end if;
end $$`

async function elegir({ backupDir }: Config, given: string | undefined): Promise<string> {
  if (given) return isAbsolute(given) ? given : join(given.includes('/') ? process.cwd() : backupDir, given)
  const [newest] = await listar(backupDir)
  if (!newest) throw new StartError(`There is no backup in ${backupDir}.`)
  return join(backupDir, newest.nombre)
}

const hide = (url: string) => new URL(url).hostname || 'localhost'

async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      until: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  const config = readConfig(process.env, ROOT)
  const sure = async (question: string) => values.yes || (await preguntar(question))
  if (values.until !== undefined) {
    const until = momentoDe(values.until)
    console.log(
      `The database in ${config.dataDir} goes back to ${until.toISOString()}; how it is now is kept beside it.`,
    )
    if (await sure('Go on?')) console.log(await volverA(config, until))
    return
  }
  const fichero = await elegir(config, positionals[0])
  const { hecha, version } = await leerCabecera(fichero)
  const { BACKUP_PASSPHRASE: passphrase, DATABASE_URL, dataDir } = config
  const { resumen } = await verificar(fichero, passphrase)
  const { tablas, filas, ficheros } = resumen
  console.log(
    `${fichero}: made ${hecha} by Telar ${version}; ${tablas} tables, ${filas} rows, ${ficheros} files; whole.`,
  )
  const database = await reachDatabase(config)
  const client = await conectar(database.ownerUrl)
  try {
    const people = await filasEn(client)
    const where = DATABASE_URL ? `the database on ${hide(DATABASE_URL)}` : `the database in ${dataDir}`
    console.log(
      people > 0
        ? `It takes the place of everything in ${where}, where there are ${people} accounts, and of its files.`
        : `It goes into ${where}, which is empty.`,
    )
    if (people > 0 && !values.replace) throw new StartError('Nothing was done: add --replace if that is meant.')
    if (!(await sure('Go on?'))) return
    const files = filesFrom(config)
    const vuelto = await cargar({ client, files, fichero, passphrase, reemplazar: values.replace })
    console.log(`Put back and compared: ${vuelto.filas} rows of ${vuelto.tablas} tables, ${vuelto.ficheros} files.`)
    // Whoever follows the changes is told all of it again: some of what they know is undone.
    await client.query(TOLD_AGAIN)
    console.log('Start Telar: it brings the tables to its version.')
  } finally {
    await client.end()
    await database.stop()
  }
}

restore().catch((error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
