import { imagenes } from '@telar/contract/casa/imagenes'
import { Id } from '@telar/contract/kit/crud'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/connection.ts'
import { firstRow } from '../../db/rows.ts'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { mirar } from '../../gateways/pictures.ts'
import { implement, steps } from '../../kit/call.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import { originalName } from './nombres.ts'
import { leerOriginal } from './original.ts'

/** The bytes of a picture are there before its row is, under the number that it will have. */
async function siguienteId(db: Db): Promise<number> {
  const next = await firstRow(db, z.object({ id: Id }), sql`select nextval('imagenes_id_seq')::int as id`)
  if (!next) throw new Error('The picture has no number.')
  return next.id
}

export default implement(imagenes, {
  upload: steps({
    before: async ({ db, upload, house }) => {
      const content = await upload()
      const retrato = await mirar(content)
      if (!retrato) throw new FieldsError({ file: ['imagen.no-admitida'] })
      const { extension: formato, ...medidas } = retrato
      const imagen = { id: await siguienteId(db), ...medidas, formato, bytes: content.length }
      await house.files.put(originalName(imagen), content)
      return imagen
    },
    write: async ({ db }, imagen) => {
      await db.insert(imagenesTable).overridingSystemValue().values(imagen)
      return imagen
    },
    undo: ({ house }, imagen) => house.files.delete(originalName(imagen)),
  }),

  original: async ({ db, params: { id }, house }) => {
    const [imagen] = await db.select().from(imagenesTable).where(eq(imagenesTable.id, id))
    if (!imagen) throw notFound('Imagen', id)
    return { name: `imagen-${id}.${imagen.formato}`, content: await leerOriginal(house.files, imagen) }
  },
})
