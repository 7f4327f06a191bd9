import { seRehace } from './casa/imagenes/nombres.ts'
import type { Config } from './config.ts'
import { copiar } from './copia/carpeta.ts'
import type { BeforeChange } from './db/migrate.ts'
import { filesFrom } from './gateways/files.ts'

/** What of the files of this house goes into a backup. */
export const lleva = (nombre: string): boolean => !seRehace(nombre)

/** A new version changes the tables of a database with data only once a backup of it lies on the disk; unless told not to make one. */
export const copiarAntes =
  (config: Config, say: (sentence: string) => void) =>
  (ownerUrl: string): BeforeChange | undefined => {
    if (config.BACKUP_BEFORE_UPDATE === 'off') return undefined
    return async (pending) => {
      const steps = pending.map(({ name }) => name).join(', ')
      say(`The database changes with this version (${steps}); a backup is made first.`)
      const files = filesFrom(config)
      const { nombre } = await copiar({
        ...{ config, url: ownerUrl, files, lleva, motivo: 'actualizacion', ahora: new Date() },
      })
      say(`The backup is ${nombre} in ${config.backupDir}.`)
      return `${config.backupDir}/${nombre}`
    }
  }
