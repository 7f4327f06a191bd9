import { IDIOMAS } from '@telar/domain/idioma'
import { z } from 'zod'
import { ById, crud, Id, Momento, Registro, Textos } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { FaqInput } from './faq.ts'

/** A question that the assistant could not answer, without whatever might say who asked it. */
export const Pregunta = Registro.extend({
  idioma: z.enum(IDIOMAS),
  pregunta: z.string(),
  veces: z.int(),
  ultimaVez: Momento,
  resuelta: z.boolean(),
})
export type Pregunta = z.output<typeof Pregunta>

const { search, get, remove, export: exportar } = crud(Pregunta, z.object({}))

export const preguntas = resource('preguntas', {
  ...{ search, get, remove, export: exportar },
  propuestas: read.get('/:id/propuestas', {
    access: 'View',
    summary: 'The questions of the page that it may be another way of asking, the likeliest first',
    params: ById,
    response: z.array(z.object({ id: Id, pregunta: Textos })),
  }),
  variante: write.post('/:id/variante', {
    access: 'Update',
    summary: 'Add it to a question of the page as another way of asking it',
    creates: true,
    params: ById,
    body: z.object({ faqId: Id }),
    response: Id,
  }),
  responder: write.post('/:id/responder', {
    access: 'Update',
    summary: 'Add the question to the page of questions, with its answer',
    creates: true,
    params: ById,
    body: FaqInput,
    response: Id,
  }),
})
