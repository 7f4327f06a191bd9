import { EVENTOS } from '@telar/domain/casa/webhook'
import { z } from 'zod'
import { ById, exportListed, Id, Momento, Texto } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

export const ESTADOS_DE_ENVIO = ['pendiente', 'enviado', 'fallido'] as const

/** An address of another system that is told of what happens, signed as standard-webhooks says. */
export const Webhook = z.object({
  id: Id,
  nombre: z.string(),
  url: z.string(),
  eventos: z.array(z.string()),
  activo: z.boolean(),
  creadoEn: Momento,
  /** Failures in a row, and until when it is left in peace for them. */
  fallosSeguidos: z.int(),
  pausaHasta: Momento.nullable(),
  /** Until then the secret that was replaced signs too. */
  anteriorHasta: Momento.nullable(),
  pendientes: z.int(),
  fallidos: z.int(),
  ultimoEnviado: Momento.nullable(),
})
export type Webhook = z.output<typeof Webhook>

const Entrada = z.object({
  nombre: Texto(80),
  url: Texto(500),
  eventos: z.array(z.enum(EVENTOS)).min(1).max(EVENTOS.length),
})

/** A message to one endpoint. */
export const Envio = z.object({
  id: Id,
  /** Its `webhook-id`, the same however often it is sent. */
  mensaje: z.string(),
  tipo: z.string(),
  datos: z.record(z.string(), z.unknown()),
  creadoEn: Momento,
  estado: z.enum(ESTADOS_DE_ENVIO),
  intentos: z.int(),
  proximoIntento: Momento.nullable(),
  enviadoEn: Momento.nullable(),
  /** What the other side answered last, and what went wrong. */
  respuesta: z.int().nullable(),
  ultimoError: z.string().nullable(),
})
export type Envio = z.output<typeof Envio>

const Secreto = z.object({ id: Id, secreto: z.string() })

export const webhooks = resource('webhooks', {
  list: read.get('', {
    access: 'View',
    summary: 'Every address that is told of what happens, and how that goes',
    response: z.array(Webhook),
  }),
  export: exportListed(Id),
  get: read.get('/:id', { access: 'View', summary: 'One by its id', params: ById, response: Webhook }),
  crear: write.post('', {
    access: 'Create',
    summary: 'Tell another address of what happens; its secret is answered this once',
    creates: true,
    sealed: true,
    body: Entrada,
    response: Secreto,
  }),
  cambiar: write.put('/:id', {
    access: 'Update',
    summary: 'Change an address, what it is told, or whether it is told at all; what is left out stays',
    params: ById,
    body: Entrada.partial().extend({
      activo: z.boolean().optional(),
      /** What it said of that when it was looked at: a change of what has become something else since is refused. */
      antes: Webhook.pick({ nombre: true, url: true, eventos: true }).partial().nullish(),
    }),
    response: Id,
  }),
  girar: write.post('/:id/secreto', {
    access: 'Update',
    summary: 'Make a new secret; for a day messages are signed with both',
    creates: true,
    sealed: true,
    params: ById,
    response: Secreto,
  }),
  probar: write.post('/:id/prueba', {
    access: 'Update',
    summary: 'Send a message that says nothing, to see whether it arrives',
    creates: true,
    params: ById,
    response: Id,
  }),
  borrar: write.delete('/:id', {
    access: 'Delete',
    summary: 'Tell an address nothing more, and forget what it was told',
    params: ById,
    response: Id,
  }),
  envios: read.get('/:id/envios', {
    access: 'View',
    summary: 'The last hundred messages to an address, the newest first; older ones by `antes`',
    params: ById,
    query: z.object({ antes: z.coerce.number<number | string>().pipe(Id).optional() }),
    response: z.array(Envio),
  }),
  reenviar: write.post('/envios/:id', {
    access: 'Update',
    summary: 'Send a message again, as it was, now',
    creates: true,
    params: ById,
    response: Id,
  }),
})
