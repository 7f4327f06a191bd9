import { MOTIVOS_DE_REGIMEN, REGIMENES } from '@telar/domain/clientes/regimen'
import { z } from 'zod'

export const TIPOS_DE_PEDIDO = ['servicio', 'programacion'] as const

/** What a sale amounts to and why: the same figures in the cart, the order and the invoice. */
export const Importes = z.object({
  bruto: z.number(),
  dtoComercial: z.number(),
  dtoProntoPago: z.number(),
  portes: z.number(),
  base: z.number(),
  iva: z.number(),
  cuotaIva: z.number(),
  re: z.number(),
  cuotaRe: z.number(),
  total: z.number(),
  regimen: z.literal(REGIMENES),
  motivo: z.enum(MOTIVOS_DE_REGIMEN),
})
export type Importes = z.output<typeof Importes>

/** Whole garments; none takes the cell away. */
export const Cantidad = z.int().min(0).max(9999)
