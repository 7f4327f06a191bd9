import { AppSettingsPublicos, appsettings } from '@telar/contract/casa/appsettings'
import { edicionesDe } from '@telar/domain/casa/legales'
import { hoy } from '@telar/domain/fecha'
import { IDIOMAS } from '@telar/domain/idioma'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { implement } from '../../kit/call.ts'
import { lockVersion, over, saveVersion } from '../../kit/rows/version.ts'

const AJUSTES = { table: appSettingsTable, entity: 'AppSettings' }
/** There is one row. */
const ID = 1

async function leer(db: Db) {
  const [ajustes] = await db.select().from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  return ajustes
}

export default implement(appsettings, {
  get: async ({ db, user }) => {
    const ajustes = await leer(db)
    return user?.permissions.has('Permissions.Appsettings.Update') ? ajustes : AppSettingsPublicos.parse(ajustes)
  },
  update: async ({ db, reloj, house, after, body }) => {
    const { version, tema, empresa, anuncio, idiomas, produccion, legales, ...resto } = body
    const actual = await lockVersion(db, AJUSTES, ID, version)
    const textos = over(actual.legales, legales ?? {})
    await saveVersion(db, AJUSTES, ID, null, {
      ...resto,
      tema: over(actual.tema, tema),
      empresa: over(actual.empresa, empresa),
      anuncio: over(actual.anuncio, anuncio),
      idiomas: idiomas && IDIOMAS.filter((idioma) => idiomas.includes(idioma)),
      produccion: over(actual.produccion, produccion ?? {}),
      legales: textos,
      ediciones: edicionesDe(actual.legales, textos, actual.ediciones, hoy(reloj)),
    })
    after(() => house.hablados.leer())
    return leer(db)
  },
})
