import { z } from 'zod'
import { exacto } from '../kit/exacto.ts'
export const Porcentaje = z.number().min(0).max(100).multipleOf(0.01).check(exacto(0.01))

/** A margin of all of the price would make it endless. */
export const Margen = z.number().min(0).max(99).multipleOf(0.01).check(exacto(0.01))

/** How the house calculates: what an editor needs to say at once what the server will. */
export const AjustesDeEscandallo = z.object({
  gastosGenerales: Porcentaje,
  margen: Margen,
  terminaciones: z.array(z.int().min(0).max(99)).max(5),
  pvp: z
    .object({ desde: z.number().min(1).max(10), hasta: z.number().min(1).max(10) })
    .refine(({ desde, hasta }) => desde <= hasta, { message: 'pvp.orden', path: ['hasta'] }),
  segundasSePagan: z.boolean(),
})
