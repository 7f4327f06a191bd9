import { imagenes } from '@telar/contract/casa/imagenes'
import { eq } from 'drizzle-orm'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { mirar } from '../../gateways/pictures.ts'
import { implement } from '../../kit/call.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import { originalName } from './nombres.ts'
import { leerOriginal } from './original.ts'

export default implement(imagenes, {
  upload: async ({ db, upload, house }) => {
    const content = await upload()
    const retrato = await mirar(content)
    if (!retrato) throw new FieldsError({ file: ['imagen.no-admitida'] })
    const { extension, ...medidas } = retrato
    const [imagen] = await db
      .insert(imagenesTable)
      .values({ ...medidas, formato: extension, bytes: content.length })
      .returning()
    if (!imagen) throw new Error('The picture was not stored.')
    await house.files.put(originalName(imagen), content)
    return imagen
  },

  original: async ({ db, params: { id }, house }) => {
    const [imagen] = await db.select().from(imagenesTable).where(eq(imagenesTable.id, id))
    if (!imagen) throw notFound('Imagen', id)
    return { name: `imagen-${id}.${imagen.formato}`, content: await leerOriginal(house.files, imagen) }
  },
})
