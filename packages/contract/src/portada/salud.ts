import { ESTADOS_DE_SALUD, PUNTOS, RAZONES } from '@telar/domain/portada/salud'
import { z } from 'zod'
import { read, resource } from '../kit/endpoint.ts'

/** How one thing of the house stands: how many, since when, and what was said of it. */
export const Punto = z.object({
  que: z.enum(PUNTOS),
  estado: z.enum(ESTADOS_DE_SALUD),
  /** Why it is not simply well. */
  razon: z.enum(RAZONES).nullable(),
  cuantos: z.number().nullable(),
  cuando: z.string().nullable(),
  detalle: z.string().nullable(),
})
export type Punto = z.output<typeof Punto>

export const salud = resource('salud', {
  ver: read.get('', {
    access: 'View',
    summary: 'Whether the house is well: mail, agency, bank, disk, backups, books, webhooks',
    response: z.array(Punto),
  }),
})
