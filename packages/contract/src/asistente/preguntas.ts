import { IDIOMAS } from '@telar/domain/idioma'
import { z } from 'zod'
import { ById, crud, Id, Momento, Registro } from '../kit/crud.ts'
import { resource, write } from '../kit/endpoint.ts'
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
  responder: write.post('/:id/responder', {
    access: 'Update',
    summary: 'Add the question to the page of questions, with its answer',
    params: ById,
    body: FaqInput,
    response: Id,
  }),
})
