import { z } from 'zod'
import { read, resource, write } from '../kit/endpoint.ts'

/** What a house needs before it can work, in the order in which it is best done. */
export const PASOS = ['empresa', 'series', 'correo', 'usuarios', 'catalogo', 'clientes'] as const

/** What is done, by what the house holds; `series` also once somebody has said that they are right as they are. */
export const PrimerosPasos = z.object({
  pasos: z.array(z.object({ paso: z.enum(PASOS), hecho: z.boolean() })),
  /** Nothing is left, or the list was put away. */
  terminado: z.boolean(),
  /** A sample can be had: there is nothing of the trade yet. */
  muestra: z.boolean(),
})
export type PrimerosPasos = z.output<typeof PrimerosPasos>

export const primerospasos = resource('appsettings', {
  primerosPasos: read.get('/primeros-pasos', {
    access: 'Update',
    summary: 'What a new house still lacks before it can work',
    response: PrimerosPasos,
  }),
  darPaso: write.post('/primeros-pasos', {
    access: 'Update',
    summary: 'Say that a step is right as it is, or put the whole list away',
    body: z.object({ paso: z.enum(['series', 'todos']) }),
    response: PrimerosPasos,
  }),
  ponerMuestra: write.post('/muestra/poner', {
    access: 'Delete',
    summary:
      'Fill an empty house with sample customers, models, orders and production, without invoices; its accounts are closed, and it can be taken away whole',
    creates: true,
    exclusive: true,
    response: PrimerosPasos,
  }),
})
