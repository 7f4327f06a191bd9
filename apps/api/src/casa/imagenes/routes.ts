import { randomInt } from 'node:crypto'
import { imagenes } from '@telar/contract/casa/imagenes'
import { eq } from 'drizzle-orm'
import { imagenesTable } from '../../db/schema/casa/imagenes.ts'
import { mirar } from '../../gateways/pictures.ts'
import { implement, steps } from '../../kit/call.ts'
import { FieldsError, notFound } from '../../kit/errors.ts'
import { originalName } from './nombres.ts'
import { leerOriginal } from './original.ts'

const LARGEST = 2 ** 48 - 1

/** The bytes of a picture are there before its row is, under the number that it will have: one that nobody guesses. */
const nuevoId = (): number => randomInt(1, LARGEST)

export default implement(imagenes, {
  upload: steps({
    before: async ({ upload, house }) => {
      const content = await upload()
      const retrato = await mirar(content)
      if (!retrato) throw new FieldsError({ file: ['imagen.no-admitida'] })
      const { extension: formato, ...medidas } = retrato
      const imagen = { id: nuevoId(), ...medidas, formato, bytes: content.length }
      await house.files.put(originalName(imagen), content)
      return imagen
    },
    write: async ({ db }, imagen) => {
      await db.insert(imagenesTable).values(imagen)
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
