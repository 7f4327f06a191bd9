import { z } from 'zod'
import { ById, Fecha, Id } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { EstadoDeOrden } from './orden.ts'

/** A manufacturing order as a card of the calendar. */
export const OrdenEnCalendario = z.object({
  id: Id,
  version: z.int(),
  numero: z.string(),
  modelo: z.string(),
  nombre: z.string(),
  tallerId: Id.nullable(),
  taller: z.string().nullable(),
  estado: EstadoDeOrden,
  fechaEntrega: Fecha.nullable(),
  atrasada: z.boolean(),
  /** Garments that are still to come of it. */
  pendientes: z.int(),
})
export type OrdenEnCalendario = z.output<typeof OrdenEnCalendario>

/** A customer's order that waits for garments of a manufacturing order, and what another day means to it. */
export const PromesaMovida = z.object({
  pedidoId: Id,
  numero: z.string(),
  cliente: z.string(),
  prendas: z.int(),
  /** The last day on which it may be delivered. */
  hasta: Fecha.nullable(),
  /** It would come too late for it, and did not before. */
  tarde: z.boolean(),
})
export type PromesaMovida = z.output<typeof PromesaMovida>

export const calendario = resource('ordenesfab', {
  calendario: read.post('/calendario', {
    access: 'Search',
    summary: 'The manufacturing orders of some weeks by when they are due, with those that are late or have no day',
    body: z.object({ desde: Fecha, semanas: z.int().min(1).max(26).default(8) }),
    response: z.array(OrdenEnCalendario),
  }),
  promesasMovidas: read.post('/:id/promesas-movidas', {
    access: 'View',
    summary: 'Whose garments would come on another day if a manufacturing order were due then',
    params: ById,
    body: z.object({ fechaEntrega: Fecha }),
    response: z.array(PromesaMovida),
  }),
  moverEntrega: write.post('/:id/entrega', {
    access: 'Update',
    summary: 'A manufacturing order is due on another day',
    creates: true,
    params: ById,
    body: z.object({ fechaEntrega: Fecha, version: z.int().nullish() }),
    response: Id,
  }),
})
