import { AMBITOS_DE_TARIFA, CUENTAS_DE_ESCALA } from '@telar/domain/catalogo/tarifa'
import { z } from 'zod'
import { Fecha, Id } from '../kit/crud.ts'

/** The house's price, on the first step of what is kept. */
const base = z.number().optional()

/** A step from the house's price to the customer's. */
export const Porque = z.discriminatedUnion('clase', [
  z.object({
    clase: z.literal('tarifa'),
    id: Id,
    nombre: z.string(),
    precio: z.number().nullable(),
    dto: z.number().nullable(),
    ambito: z.enum(AMBITOS_DE_TARIFA).nullable(),
    base,
  }),
  z.object({ clase: z.literal('escala'), de: z.enum(CUENTAS_DE_ESCALA), desde: z.int(), dto: z.number(), base }),
  z.object({
    clase: z.literal('promocion'),
    id: Id,
    nombre: z.string(),
    precio: z.number().nullable(),
    dto: z.number().nullable(),
    hasta: Fecha.nullable(),
    base,
  }),
  z.object({ clase: z.literal('segunda'), precio: z.number().nullable(), dto: z.number().nullable(), base }),
])

/** A price that more garments would give. */
export const Peldano = z.object({
  de: z.enum(CUENTAS_DE_ESCALA),
  desde: z.int(),
  precio: z.number(),
  porque: z.array(Porque),
})
