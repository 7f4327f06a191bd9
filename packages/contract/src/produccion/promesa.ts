import { z } from 'zod'
import { ById, Fecha, Id } from '../kit/crud.ts'
import { read, resource } from '../kit/endpoint.ts'
import { Promesa } from './orden.ts'

export const promesa = resource('ordenesfab', {
  promesa: read.get('/promesa/:id', {
    access: 'View',
    summary: 'Of each colour and size of a model: what is free, what is being made, what could be cut from cloth held',
    params: ById,
    response: Promesa,
  }),
  fechas: read.get('/fechas/:id', {
    access: 'signed-in',
    summary: 'How sold-out colours and sizes of a model can be had: the day they come back, or none if they can be cut',
    params: ById,
    response: z.array(z.object({ colorId: Id, talla: z.string(), fecha: Fecha.nullable() })),
  }),
})
