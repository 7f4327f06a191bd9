import { SIN_TEXTOS } from '@telar/domain/idioma'
import { z } from 'zod'
import { crud, Id, Registro, TextoEnIdiomas, Textos, TextosLibres } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

export const FaqInput = z.object({
  pregunta: TextoEnIdiomas(200),
  /** Its paragraphs are its lines. */
  respuesta: TextoEnIdiomas(4000),
  /** Other words with which it is asked; only the assistant reads them. */
  claves: TextosLibres(2000).default({ ...SIN_TEXTOS }),
  /** Its name in the address, made from the question when it is left empty. */
  clave: z
    .string()
    .trim()
    .max(60)
    .regex(/^[a-z0-9-]*$/, { message: 'faq.clave' })
    .default(''),
  orden: z.int().min(0).max(9999).default(0),
  activa: z.boolean().default(true),
})
export const Faq = Registro.extend(FaqInput.shape)
export type Faq = z.output<typeof Faq>

/** A question as its page shows it. */
export const FaqWeb = z.object({ id: z.string(), pregunta: Textos, respuesta: Textos })
export type FaqWeb = z.output<typeof FaqWeb>

export const faq = resource('faq', {
  ...crud(Faq, FaqInput),
  getAll: read.get('/getall', {
    access: 'public',
    cached: { from: ['faq'] },
    summary: 'What shops ask, with its answers, in their order',
    response: z.array(FaqWeb),
  }),
  ordenar: write.post('/ordenar', {
    access: 'Update',
    summary: 'Put the questions in this order',
    body: z.object({ ids: z.array(Id).min(1).max(200) }),
    response: z.array(Id),
  }),
})
