import { z } from 'zod'
import { ById, Id, Momento } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { page, Search } from '../kit/search.ts'

export const ESTADOS_CORREO = ['pendiente', 'enviado', 'fallido'] as const

export const Correo = z.object({
  id: Id,
  para: z.string(),
  asunto: z.string(),
  plantilla: z.string(),
  idioma: z.string(),
  estado: z.enum(ESTADOS_CORREO),
  intentos: z.int(),
  proximoIntento: Momento.nullable(),
  ultimoError: z.string().nullable(),
  creadoEn: Momento,
  enviadoEn: Momento.nullable(),
})
export type Correo = z.output<typeof Correo>

export const correo = resource('correo', {
  search: read.post('/search', { access: 'Search', summary: 'The outbox', body: Search, response: page(Correo) }),
  get: read.get('/:id', {
    access: 'View',
    summary: 'One mail with its text',
    params: ById,
    response: Correo.extend({ texto: z.string(), html: z.string() }),
  }),
  retry: write.post('/:id/retry', {
    access: 'Update',
    summary: 'Try to send a failed mail again, now',
    params: ById,
    response: Id,
  }),
})
