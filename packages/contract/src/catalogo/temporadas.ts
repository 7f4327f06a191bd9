import { z } from 'zod'
import { crud, Fecha, Id, Registro, Texto } from '../kit/crud.ts'
import { read, resource } from '../kit/endpoint.ts'

export const TemporadaInput = z.object({
  codigo: Texto(10),
  nombre: Texto(60),
  fechaInicio: Fecha,
  fechaFin: Fecha,
  /** On this day what is tied to its orders and has not left becomes free; without one, never by itself. */
  fechaLiberacion: Fecha.nullish(),
})
export const Temporada = Registro.extend(TemporadaInput.shape).extend({ fechaLiberacion: Fecha.nullable() })
export type Temporada = z.output<typeof Temporada>

/** A season has no PUT: posting one with its id saves over it. */
const TemporadaGuardar = TemporadaInput.extend({ id: Id.nullish(), version: z.int().nullish() })
  .refine(({ fechaInicio, fechaFin }) => fechaInicio <= fechaFin, { path: ['fechaFin'], message: 'temporada.fechas' })
  .refine(({ fechaInicio, fechaLiberacion }) => !fechaLiberacion || fechaInicio <= fechaLiberacion, {
    path: ['fechaLiberacion'],
    message: 'temporada.liberacion',
  })

const { update: _, create, ...resto } = crud(Temporada, TemporadaInput)

export const temporadas = resource('temporadas', {
  ...resto,
  create: { ...create, body: TemporadaGuardar },
  last: read.get('/last', { access: 'View', summary: 'The newest season', response: Temporada }),
})
