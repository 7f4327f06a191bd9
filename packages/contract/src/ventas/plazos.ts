import { z } from 'zod'
import { ById, Fecha, Id, Textos } from '../kit/crud.ts'
import { file, read, resource, write } from '../kit/endpoint.ts'

const ICS = 'text/calendar; charset=utf-8'

/** What is still to leave of an order between two days, and how it can be had. */
const Prevista = z.object({
  pedidoId: Id,
  numero: z.string(),
  desde: Fecha.nullable(),
  hasta: Fecha.nullable(),
  prendas: z.int(),
  enCasa: z.int(),
  llegan: z.array(z.object({ fecha: Fecha.nullable(), cantidad: z.int() })),
  porHacer: z.int(),
  modelos: z.array(z.object({ numero: z.string(), nombre: z.string(), nombres: Textos, prendas: z.int() })),
})
export type Prevista = z.output<typeof Prevista>

export const plazos = resource('pedidos', {
  previstasUser: read.get('/entregas-previstas', {
    access: 'signed-in',
    summary: "What is still to leave of the caller's own orders, and when",
    response: z.array(Prevista),
  }),
  previstas: read.get('/entregas-previstas/:id', {
    access: 'Search',
    summary: "What is still to leave of a customer's orders, and when",
    params: ById,
    response: z.array(Prevista),
  }),
  enlace: write.post('/calendario', {
    access: 'signed-in',
    summary: "The address of the caller's calendar for other programs; the one before it no longer answers",
    body: z.object({}),
    response: z.object({ url: z.string() }),
  }),
  ics: read.get('/calendario/:clave', {
    access: 'public',
    summary: 'A calendar of deliveries, for whoever has its address',
    params: z.object({ clave: z.string().regex(/^[\w-]{43}(\.ics)?$/) }),
    response: file(ICS),
  }),
  porCambiar: read.get('/plazos/:id', {
    access: 'Update',
    summary: "The open orders that were agreed for other days than a season's delivery has now",
    params: ById,
    response: z.object({ pedidos: z.int(), prendas: z.int() }),
  }),
  cambiar: write.post('/plazos/:id', {
    access: 'Update',
    summary: 'Those orders are delivered on the days that it has now',
    creates: true,
    params: ById,
    body: z.object({}),
    response: z.object({ pedidos: z.int() }),
  }),
})
