import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { copias } from '@telar/contract/casa/copias'
import { NOMBRE_DE_COPIA } from '../../copia/carpeta.ts'
import { copiaDescargasTable } from '../../db/schema/casa/copias.ts'
import { andRead, implement } from '../../kit/call.ts'
import { FieldsError } from '../../kit/errors.ts'
import { empezarCopia, hacerCopia } from './hacer.ts'
import { verCopias } from './queries.ts'

export default implement(copias, {
  ver: ({ db, house: { config }, idioma }) => verCopias(db, config, idioma),
  hacer: andRead(
    ({ db, user }) => empezarCopia(db, user.email),
    ({ db, house, log, idioma }, id) => {
      hacerCopia(house, id, 'pedida').catch((error) => log.warn({ err: error }, 'A backup could not be written down.'))
      return verCopias(db, house.config, idioma)
    },
  ),
  descargar: andRead(
    async ({ db, user, body: { nombre } }) => {
      if (!NOMBRE_DE_COPIA.test(nombre)) throw new FieldsError({ nombre: ['copia.no-esta'] })
      await db.insert(copiaDescargasTable).values({ fichero: nombre, quien: user.email })
    },
    async ({ house: { config }, body: { nombre } }) => {
      const fichero = join(config.backupDir, nombre)
      await access(fichero).catch(() => {
        throw new FieldsError({ nombre: ['copia.no-esta'] })
      })
      return { name: nombre, content: createReadStream(fichero) }
    },
  ),
})
