import { FORMAS_DE_PAGO, MAX_DIAS_PAGO } from '@telar/domain/clientes/cliente'
import { MEDIOS_DE_COBRO } from '@telar/domain/facturacion/cobro'
import { esDeBorrador, MODOS_DE_RECTIFICAR, TIPOS_DE_FACTURA } from '@telar/domain/facturacion/factura'
import { MERCANCIAS } from '@telar/domain/facturacion/mercancia'
import { z } from 'zod'
import { DireccionInput } from '../casa/direccion.ts'
import { Talla } from '../catalogo/talla.ts'
import { Fecha, Id, TextoLibre } from '../kit/crud.ts'
import { exacto } from '../kit/exacto.ts'

const dto = z.number().min(0).max(100).multipleOf(0.01).check(exacto(0.01))
const CANTIDAD = 99_999
/** Whole garments; what is given back is negative. */
const Cantidad = z.int().min(-CANTIDAD).max(CANTIDAD)
const EUROS = 1_000_000

const LineaInput = z.object({
  modeloId: Id.nullable().default(null),
  colorId: Id.nullable().default(null),
  pedidoLineaId: Id.nullable().default(null),
  anticipoId: Id.nullable().default(null),
  /** Without one, the model and its colour. */
  descripcion: TextoLibre(500),
  /** With sizes, the quantity is their sum. */
  tallasCantidades: z
    .array(z.object({ talla: Talla, cantidad: Cantidad }))
    .max(40)
    .default([]),
  cantidad: Cantidad.default(0),
  /** Without one, the catalogue's. */
  precio: z.number().min(-EUROS).max(EUROS).multipleOf(0.0001).check(exacto(0.0001)).nullable().default(null),
  /** The price with its tax in it: said so, it is what stays, and the other follows from it. */
  pvp: z.number().min(-EUROS).max(EUROS).multipleOf(0.01).check(exacto(0.01)).nullable().default(null),
  dto: dto.default(0),
  /** Without one, the general rate; under an exempt regime none. */
  iva: dto.nullable().default(null),
  comision: dto.nullable().default(null),
})

export const CobroInput = z.object({
  fecha: Fecha.nullable().default(null),
  medio: z.enum(MEDIOS_DE_COBRO),
  importe: z.number().min(-EUROS).max(EUROS).multipleOf(0.01).check(exacto(0.01)),
  referencia: TextoLibre(120),
  /** What a set-off is against: another invoice of the same customer, which owes the other way. */
  contraparteId: Id.nullable().default(null),
  /** The receipt of money that came before, which it uses. */
  anticipoId: Id.nullable().default(null),
  /** Why it was paid before the invoice was issued. */
  motivo: TextoLibre(200),
})

/** What changes of an invoice at any time; the list of payments is the whole list, and those without an id are new. */
export const FacturaMudable = z.object({
  notas: TextoLibre(2000),
  pruebaTransporte: TextoLibre(500),
  cobros: z
    .array(CobroInput.extend({ id: Id.nullish() }))
    .max(200)
    .optional(),
})

export const FacturaInput = FacturaMudable.extend({
  clienteId: Id,
  /** Simplified ones, and what takes their place, are issued as they are made. */
  tipo: z.enum(TIPOS_DE_FACTURA).refine(esDeBorrador, { message: 'factura.tipo-borrador' }).default('F1'),
  tipoRectificativa: z.enum(MODOS_DE_RECTIFICAR).nullable().default(null),
  rectifica: z.array(Id).max(50).default([]),
  motivoRectificacion: TextoLibre(500),
  anticipo: z.boolean().default(false),
  /** Without one, today. */
  fecha: Fecha.nullable().default(null),
  fechaOperacion: Fecha.nullable().default(null),
  /** Without one, the customer's first. */
  direccionEnvio: DireccionInput.nullable().default(null),
  /** Without them, the customer's. */
  comercialId: Id.nullable().default(null),
  comision: dto.nullable().default(null),
  dtoComercial: dto.nullable().default(null),
  dtoProntoPago: dto.nullable().default(null),
  portes: z.number().min(-EUROS).max(EUROS).multipleOf(0.01).check(exacto(0.01)).default(0),
  formaPago: z.enum(FORMAS_DE_PAGO).nullable().default(null),
  diasPago: z
    .array(z.int().min(0))
    .max(6)
    .refine((dias) => dias.every((dia) => dia <= MAX_DIAS_PAGO), { message: 'cliente.dias-pago' })
    .nullable()
    .default(null),
  diasFijos: z.array(z.int().min(1).max(31)).max(4).nullable().default(null),
  /** Months in which nothing falls due, as far as the law lets it. */
  mesesSinPago: z.array(z.int().min(1).max(12)).max(11).nullable().default(null),
  referenciaCliente: TextoLibre(60),
  /** Whether garments leave or come back when it is issued, and from or to where; those of an order leave with the order. */
  mercancia: z.enum(MERCANCIAS).default('nada'),
  /** Whether what it gives back of an order can be invoiced again. */
  reabrePedido: z.boolean().default(false),
  /** It is of what has left: garments whose delivery note was undone meanwhile do not leave again with it. */
  soloServido: z.boolean().default(false),
  lineas: z.array(LineaInput).max(1000),
})
export type FacturaInput = z.output<typeof FacturaInput>
