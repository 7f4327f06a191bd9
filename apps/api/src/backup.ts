import { join } from 'node:path'
import { lleva } from './antes.ts'
import { readConfig, StartError } from './config.ts'
import { copiar } from './copia/carpeta.ts'
import { megas } from './copia/decir.ts'
import { reachDatabase } from './db/open.ts'
import { filesFrom } from './gateways/files.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** `npm run backup`: everything in one file, written, read again and proven; Telar may be running meanwhile. */
async function backup(): Promise<void> {
  const config = readConfig(process.env, ROOT)
  const database = await reachDatabase(config)
  try {
    const began = performance.now()
    const copia = await copiar({
      ...{ config, url: database.ownerUrl, files: filesFrom(config), lleva, motivo: 'pedida', ahora: new Date() },
    })
    const { nombre, bytes, tablas, filas, ficheros, cifrada } = copia
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${join(config.backupDir, nombre)}`)
    console.log(
      `${tablas} tables, ${filas} rows, ${ficheros} files; ${megas(bytes)}, ${seconds} s; read again and whole.`,
    )
    console.log(
      cifrada
        ? 'It is encrypted: without BACKUP_PASSPHRASE nobody can open it.'
        : 'It is not encrypted: set BACKUP_PASSPHRASE to have it so.',
    )
  } finally {
    await database.stop()
  }
}

backup().catch((error) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
