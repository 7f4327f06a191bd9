import { z } from 'zod'
import { Id } from '../kit/crud.ts'
import { read, resource } from '../kit/endpoint.ts'

const LO_MAS = 1000
/** A place in the sequence of changes, to be given back as it came. */
const Cursor = z.string().regex(/^\d{1,20}-\d{1,10}$/)

/** A variant as it is now: what there is of it and what it costs; of one that is gone only which it was. */
const Cambio = z.object({
  varianteId: Id,
  modeloId: Id,
  borrada: z.boolean(),
  actual: z
    .object({
      numero: z.string(),
      colorId: Id,
      talla: z.string(),
      ean: z.string().nullable(),
      stock: z.int(),
      /** What anybody may still take. */
      libre: z.int(),
      segunda: z.int(),
      outlet: z.int(),
      precioMayor: z.number(),
      pvpRecomendado: z.number().nullable(),
      publicado: z.boolean(),
      disponibleWeb: z.boolean(),
    })
    .nullable(),
})

export const existencias = resource(
  'existencias',
  {
    cambios: read.get('/cambios', {
      access: 'Search',
      summary:
        'What changed of stock and prices since a cursor, oldest change first; without one, everything. Nothing is left out, and the same may come twice',
      query: z.object({
        since: Cursor.optional(),
        limit: z.coerce.number<number | string>().pipe(z.int().min(1).max(LO_MAS)).default(500),
      }),
      response: z.object({
        cambios: z.array(Cambio),
        /** For the next time. */
        siguiente: Cursor,
        /** Whether there is more by now. */
        hayMas: z.boolean(),
      }),
    }),
  },
  { rights: 'modelos' },
)
