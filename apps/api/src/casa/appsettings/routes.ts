import { AppSettingsPublicos, appsettings } from '@telar/contract/casa/appsettings'
import { Imagen } from '@telar/contract/casa/imagen'
import { edicionesDe } from '@telar/domain/casa/legales'
import { hoy } from '@telar/domain/fecha'
import { IDIOMAS } from '@telar/domain/idioma'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable } from '../../db/schema/casa/ajustes.ts'
import { implement, steps } from '../../kit/call.ts'
import type { House } from '../../kit/house.ts'
import { lockVersion, over, saveVersion } from '../../kit/rows/version.ts'
import { comprobarEmpresa, comprobarLegales, comprobarTema } from './comprobar.ts'
import { dibujarLogo, type Logo } from './logo.ts'

const AJUSTES = { table: appSettingsTable, entity: 'AppSettings' }
/** There is one row. */
const ID = 1

async function leer(db: Db) {
  const [ajustes] = await db.select().from(appSettingsTable)
  if (!ajustes) throw new Error('The settings row is missing.')
  return { ...ajustes, logo: ajustes.logo && Imagen.parse(ajustes.logo), logoId: ajustes.logo?.id ?? null }
}

/** The logo to be kept: another one is drawn, nothing takes it away, and what was not spoken of stays. */
async function logoPedido(house: House, id: number | null | undefined): Promise<Logo | null | undefined> {
  if (id === undefined || id === null) return id
  const { logoId } = await leer(house.db)
  return logoId === id ? undefined : dibujarLogo(house, id)
}

export default implement(appsettings, {
  get: async ({ db, user }) => {
    const ajustes = await leer(db)
    return user?.permissions.has('Permissions.Appsettings.Update') ? ajustes : AppSettingsPublicos.parse(ajustes)
  },
  update: steps({
    before: ({ house, body }) => logoPedido(house, body.logoId),
    write: async ({ db, reloj, house, after, body }, logo) => {
      const { version, tema, empresa, anuncio, idiomas, produccion, legales, logoId: _, ...resto } = body
      const actual = await lockVersion(db, AJUSTES, ID, version)
      const hablados = idiomas ? IDIOMAS.filter((idioma) => idiomas.includes(idioma)) : actual.idiomas
      const textos = comprobarLegales(actual, over(actual.legales, legales ?? {}), hablados)
      await saveVersion(db, AJUSTES, ID, null, {
        ...resto,
        logo,
        tema: comprobarTema(actual.tema, over(actual.tema, tema)),
        empresa: await comprobarEmpresa(actual.empresa, over(actual.empresa, empresa)),
        anuncio: over(actual.anuncio, anuncio),
        idiomas: hablados,
        produccion: over(actual.produccion, produccion ?? {}),
        legales: textos,
        ediciones: edicionesDe(actual.legales, textos, actual.ediciones, hoy(reloj)),
      })
      after(() => house.hablados.leer())
      return leer(db)
    },
  }),
})
