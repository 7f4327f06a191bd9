import { z } from 'zod'

const PREFIJO = /^(?:\d{4,11})?$/

/** From which range of its GS1 prefix the house gives bar codes; without a prefix it gives none. */
export const AjustesDeCodigos = z
  .object({
    prefijo: z.string().trim().regex(PREFIJO, { message: 'codigos.prefijo' }),
    desde: z.int().min(0).max(99_999_999),
    hasta: z.int().min(0).max(99_999_999).nullable(),
  })
  .refine(({ desde, hasta }) => hasta === null || hasta >= desde, { path: ['hasta'], message: 'codigos.rango' })
