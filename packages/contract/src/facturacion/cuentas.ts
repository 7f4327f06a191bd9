import { z } from 'zod'
import { ById, Email, Fecha, TextoLibre } from '../kit/crud.ts'
import { file, read, resource, write } from '../kit/endpoint.ts'

/** Without a first day, from the beginning of the year of the last; without a last day, up to today. */
const Periodo = z.object({ desde: Fecha.nullish(), hasta: Fecha.nullish() })

export const cuentas = resource(
  'cuentas',
  {
    pdf: read.get('/:id/pdf', {
      access: 'Search',
      summary: 'The statement of account of a customer on paper: what was owed, what happened, what is owed',
      params: ById,
      query: Periodo,
      response: file('application/pdf'),
    }),
    enviar: write.post('/:id/enviar', {
      access: 'Update',
      summary: 'Send a customer their statement of account, in their language',
      creates: true,
      params: ById,
      body: Periodo.extend({
        para: Email.nullable().default(null),
        texto: TextoLibre(2000),
        /** Whether it goes again though the same went to the same address just now: who says that it does not is told of that one. */
        otraVez: z.boolean().nullish(),
      }),
      response: z.object({ para: z.string() }),
    }),
  },
  { rights: 'cobros' },
)
