import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { appSettingsTable as t } from '../../db/schema/casa/ajustes.ts'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { enMembrete } from '../../gateways/pictures.ts'
import { FieldsError } from '../../kit/errors.ts'
import type { House } from '../../kit/house.ts'
import { leerOriginal } from '../imagenes/original.ts'

export type Logo = NonNullable<(typeof t.$inferSelect)['logo']>

/** How a mail calls the picture that goes with it. */
export const CID_DEL_LOGO = 'logo'

/** A picture as the house's papers and mails bear it: small, and encoded anew. */
export async function dibujarLogo({ db, files }: Pick<House, 'db' | 'files'>, id: number): Promise<Logo> {
  const [imagen] = await db.select().from(imagenesTable).where(eq(imagenesTable.id, id))
  const png = imagen && (await enMembrete(await leerOriginal(files, imagen)))
  if (!png) throw new FieldsError({ logoId: ['imagen.no-admitida'] })
  const { ancho, alto, huella } = imagen
  return { id, ancho, alto, huella, png: png.toString('base64') }
}

async function pngDelLogo(db: Db): Promise<string | undefined> {
  const [ajustes] = await db.select({ logo: t.logo }).from(t)
  return ajustes?.logo?.png
}

/** The logo as a mail carries it; nothing where the house has none. */
export async function logoAdjunto(db: Db) {
  const png = await pngDelLogo(db)
  if (!png) return undefined
  return { nombre: 'logo.png', tipo: 'image/png', contenido: Buffer.from(png, 'base64'), cid: CID_DEL_LOGO }
}

/** Where it stands on paper, in millimetres: at the left, on the line. */
const SITIO = { ancho: 80, alto: 16 }

/** The logo as papers bear it, at the left of its place (SVG); nothing where the house has none. */
export async function logoEnPapel(db: Db): Promise<string> {
  const png = await pngDelLogo(db)
  if (!png) return ''
  const { ancho, alto } = SITIO
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${ancho}mm" height="${alto}mm" viewBox="0 0 ${ancho} ${alto}"><image width="${ancho}" height="${alto}" preserveAspectRatio="xMinYMax meet" href="data:image/png;base64,${png}"/></svg>`
}
