import { z } from 'zod'
import { Id } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

export const codigos = resource(
  'codigos',
  {
    estado: read.get('/estado', {
      access: 'View',
      summary: 'How many garments have a bar code, how many are left in the range, and which had another’s',
      response: z.object({
        con: z.int(),
        sin: z.int(),
        quedan: z.int(),
        /** Codes that two garments had: the first kept it, these lost it. */
        repetidos: z.array(z.object({ modeloId: Id, que: z.string(), ean: z.string() })),
      }),
    }),
    dar: write.post('/dar', {
      access: 'Update',
      summary: 'Give a bar code of the house’s range to every garment of some models, or of all, that has none',
      creates: true,
      body: z.object({ modeloIds: z.array(Id).min(1).max(200).nullable().default(null) }),
      response: z.object({ dados: z.int() }),
    }),
  },
  { rights: 'modelos' },
)
