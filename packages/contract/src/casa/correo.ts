import { z } from 'zod'
import { ById, crud, Email, Id, Momento } from '../kit/crud.ts'
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

const flat = crud(Correo, z.object({}))

export const correo = resource('correo', {
  search: read.post('/search', { access: 'Search', summary: 'The outbox', body: Search, response: page(Correo) }),
  export: flat.export,
  get: read.get('/:id', {
    access: 'View',
    summary: 'One mail with its text',
    params: ById,
    response: Correo.extend({ texto: z.string(), html: z.string() }),
  }),
  retry: write.post('/:id/retry', {
    access: 'Update',
    summary: 'Try to send a failed mail again, now',
    creates: true,
    params: ById,
    response: Id,
  }),
  estado: read.get('/estado', {
    access: 'Search',
    summary: 'How the outbox is: what waits, what was given up, what went out last, and by which way mails leave',
    response: z.object({
      pendientes: z.int(),
      /** Of those that wait, the ones that have been tried in vain. */
      atascados: z.int(),
      fallidos: z.int(),
      ultimoEnviado: Momento.nullable(),
      ultimoError: z.string().nullable(),
      /** The mail server's name; without one, mails are files in the data folder. */
      servidor: z.string().nullable(),
    }),
  }),
  probar: write.post('/prueba', {
    access: 'Update',
    summary: 'Put a mail into the outbox that says that mails arrive',
    creates: true,
    body: z.object({ para: Email.max(254) }),
    response: Id,
  }),
  reintentar: write.post('/reintentar', {
    access: 'Update',
    summary: 'Try everything that waits or was given up again, now',
    creates: true,
    response: z.object({ correos: z.int() }),
  }),
})
