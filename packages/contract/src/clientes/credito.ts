import { REPAROS } from '@telar/domain/clientes/credito'
import { z } from 'zod'
import { Fecha, Id, Texto } from '../kit/crud.ts'

/** How a customer stands with the house. */
export const Credito = z.object({
  facturado: z.number(),
  servido: z.number(),
  saldo: z.number(),
  limite: z.number().nullable(),
  disponible: z.number().nullable(),
  vencidoDesde: Fecha.nullable(),
  bloqueado: z.boolean(),
  /** Why they should not get more on credit. */
  reparos: z.array(z.enum(REPAROS)),
})
export type Credito = z.output<typeof Credito>

/** A document whose customer should not get more on credit, and why. */
export const ConReparo = z.object({ id: Id, cliente: z.string(), reparos: z.array(z.enum(REPAROS)) })
export type ConReparo = z.output<typeof ConReparo>

/** Why more is given than was agreed, by somebody who may. */
export const Autorizacion = z
  .object({ motivo: Texto(300) })
  .nullable()
  .default(null)
export type Autorizacion = z.output<typeof Autorizacion>
