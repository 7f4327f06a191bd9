import { FORMAS_DE_PAGO } from '@telar/domain/clientes/cliente'
import { DAR_DESCUENTO } from '@telar/domain/ventas/decidir'
import { z } from 'zod'
import { Talla } from '../catalogo/talla.ts'
import { Id } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'
import { FacturaImportes } from './factura.ts'

const CANTIDAD = 999
const EUROS = 100_000

/** What somebody takes with them. */
const Venta = z.object({
  lineas: z
    .array(
      z.object({
        modeloId: Id,
        colorId: Id,
        tallasCantidades: z
          .array(z.object({ talla: Talla, cantidad: z.int().min(1).max(CANTIDAD) }))
          .min(1)
          .max(40),
        /** With its tax. Without one, what the model is recommended to sell at, otherwise its tariff. */
        pvp: z.number().min(0).max(EUROS).multipleOf(0.01).check(exacto(0.01)).nullable().default(null),
      }),
    )
    .max(100),
  /** To somebody who does not buy for a trade: the limit is another. */
  alPorMenor: z.boolean().default(true),
  /** Who asks for their name, number and address on it, and the tax apart (RD 1619/2012, 7.2): they get a full invoice. */
  clienteId: Id.nullable().default(null),
})

const Importes = FacturaImportes.pick({ base: true, cuotaIva: true, total: true }).extend({
  prendas: z.int(),
  /** What it may come to without saying who buys. */
  limite: z.number(),
  /** In the order of what was asked. */
  lineas: z.array(z.object({ pvp: z.number(), importe: z.number() })),
})

/** Sales in the showroom: collected at once, with a simplified invoice, or a full one where the buyer is named. */
export const showroom = resource('facturas', {
  totalShowroom: read.post('/showroom/total', {
    access: 'Create',
    summary: 'What a sale in the showroom would come to',
    body: Venta,
    response: Importes,
  }),
  venderShowroom: write.post('/showroom', {
    access: 'Issue',
    also: [DAR_DESCUENTO],
    creates: true,
    summary:
      'Sell in the showroom: garments leave, it is collected and a simplified invoice is issued, or a full one to who is named',
    body: Venta.extend({ medio: z.enum(FORMAS_DE_PAGO) }),
    response: Id,
  }),
  sustituirSimplificadas: write.post('/simplificadas/sustituir', {
    access: 'Issue',
    creates: true,
    summary: 'Issue the full invoice that takes the place of simplified ones, to a customer who asks for it',
    body: z.object({ ids: z.array(Id).min(1).max(50), clienteId: Id }),
    response: Id,
  }),
})
