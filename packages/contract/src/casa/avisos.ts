import { z } from 'zod'
import { Fecha, Id, Momento } from '../kit/crud.ts'
import { events, read, resource, write } from '../kit/endpoint.ts'
import { page, Search } from '../kit/search.ts'

const Llegado = [
  z.object({ tipo: z.literal('pedido'), id: Id, numero: z.string() }),
  z.object({ tipo: z.literal('devolucion'), id: Id, numero: z.string() }),
  z.object({ tipo: z.literal('registro'), id: Id }),
  z.object({ tipo: z.literal('envio'), id: Id, numero: z.string() }),
  z.object({ tipo: z.literal('cuadre'), id: Id }),
  z.object({ tipo: z.literal('copia'), id: Id }),
  z.object({ tipo: z.literal('correo'), id: Id, para: z.string() }),
  z.object({ tipo: z.literal('reclamaciones'), id: Id, fecha: Fecha, cartas: z.int(), total: z.number() }),
  z.object({
    tipo: z.literal('liberacion'),
    /** The season. */
    id: Id,
    codigo: z.string(),
    fecha: Fecha,
    prendas: z.int(),
    pedidos: z.int(),
  }),
] as const

/** Something came from outside, or a list that somebody may be looking at changed. */
export const Aviso = z.discriminatedUnion('tipo', [
  ...Llegado,
  z.object({
    tipo: z.literal('cambio'),
    recurso: z.enum([
      'pedidos',
      'registers',
      'cuadre',
      'temporadas',
      'correo',
      'reclamaciones',
      'copias',
      'devoluciones',
      'envios',
    ]),
  }),
])
export type Aviso = z.output<typeof Aviso>

const AvisoGuardado = z.object({
  id: Id,
  cuando: Momento,
  leido: z.boolean(),
  aviso: z.discriminatedUnion('tipo', [...Llegado]),
})
export type AvisoGuardado = z.output<typeof AvisoGuardado>

export const avisos = resource('avisos', {
  escuchar: read.get('', {
    access: 'signed-in',
    summary:
      'What arrives while the line is open: new web orders, returns and registrations the caller may see, books that do not agree, garments that are about to be released, letters that wait to be looked at, a backup that failed, a shipment that went wrong',
    response: events(Aviso),
  }),
  search: read.post('/search', {
    access: 'signed-in',
    summary:
      'What has come in the last three months that the caller may see, the newest first, and how many they have not read',
    body: Search.pick({ pageNumber: true, pageSize: true }),
    response: page(AvisoGuardado).extend({ sinLeer: z.int() }),
  }),
  leidos: write.post('/leidos', {
    access: 'signed-in',
    summary: 'Say that some have been read; without any, all that came up to now',
    body: z.object({ ids: z.array(Id).min(1).max(200).nullish() }),
    response: z.object({ sinLeer: z.int() }),
  }),
})
