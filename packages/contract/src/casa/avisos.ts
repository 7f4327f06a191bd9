import { z } from 'zod'
import { Fecha, Id } from '../kit/crud.ts'
import { events, read, resource } from '../kit/endpoint.ts'

/** Something came from outside, or a list that somebody may be looking at changed. */
export const Aviso = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('pedido'), id: Id, numero: z.string() }),
  z.object({ tipo: z.literal('registro'), id: Id }),
  z.object({ tipo: z.literal('cuadre'), id: Id }),
  z.object({
    tipo: z.literal('liberacion'),
    /** The season. */
    id: Id,
    codigo: z.string(),
    fecha: Fecha,
    prendas: z.int(),
    pedidos: z.int(),
  }),
  z.object({ tipo: z.literal('cambio'), recurso: z.enum(['pedidos', 'registers', 'cuadre', 'temporadas']) }),
])
export type Aviso = z.output<typeof Aviso>

export const avisos = resource('avisos', {
  escuchar: read.get('', {
    access: 'signed-in',
    summary:
      'What arrives while the line is open: new web orders and registrations the caller may see, books that do not agree, garments that are about to be released',
    response: events(Aviso),
  }),
})
