import { GASTOS, MEDIOS_DE_PAGO, TRATOS_DE_IVA } from '@telar/domain/facturacion/recibida'
import { UNIDADES } from '@telar/domain/produccion/materia'
import { z } from 'zod'
import { Direccion } from '../casa/direccion.ts'
import { change } from '../kit/change.ts'
import { agrupar, ById, crud, Fecha, Id, Registro, Texto, TextoLibre } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'
import { page, Search } from '../kit/search.ts'

const EUROS = 10_000_000
const importe = z.number().min(-EUROS).max(EUROS).multipleOf(0.01).check(exacto(0.01))

export const RecibidaInput = z.object({
  proveedorId: Id,
  /** The number on the supplier's paper. */
  numero: Texto(40),
  fecha: Fecha,
  fechaOperacion: Fecha.nullable().default(null),
  fechaRecepcion: Fecha,
  trato: z.enum(TRATOS_DE_IVA).default('interior'),
  gasto: z.enum(GASTOS).default('materia'),
  tramos: z
    .array(
      z.object({
        iva: z.number().min(0).max(100).multipleOf(0.01).check(exacto(0.01)),
        base: importe,
        /** As the paper says it; without, as it comes to. */
        cuota: importe.nullable().default(null),
      }),
    )
    .min(1)
    .max(10),
  /** How much of its tax can be deducted, in per cent. */
  deducible: z.number().min(0).max(100).multipleOf(0.01).check(exacto(0.01)).default(100),
  /** Without any, it is due in thirty days. */
  vencimientos: z
    .array(z.object({ fecha: Fecha, importe }))
    .max(12)
    .default([]),
  /** The deliveries of material that it is of. */
  entradaIds: z.array(Id).max(200).default([]),
  /** The workshop's statements that it is of. */
  liquidacionIds: z.array(Id).max(60).default([]),
  notas: TextoLibre(2000),
})

export const RecibidaFila = Registro.extend({
  ejercicio: z.int(),
  recepcion: z.int(),
  proveedorId: Id,
  proveedor: z.string(),
  nif: z.string(),
  numero: z.string(),
  fecha: Fecha,
  fechaOperacion: Fecha.nullable(),
  fechaRecepcion: Fecha,
  trato: z.enum(TRATOS_DE_IVA),
  gasto: z.enum(GASTOS),
  deducible: z.number(),
  base: z.number(),
  cuota: z.number(),
  total: z.number(),
  pagado: z.number(),
  pendiente: z.number(),
  vence: Fecha.nullable(),
  notas: z.string(),
})

/** A delivery with what it should cost. */
const Entrega = z.object({
  id: Id,
  fecha: Fecha,
  albaranProveedor: z.string(),
  materia: z.string(),
  cantidad: z.number(),
  unidad: z.enum(UNIDADES),
  importe: z.number(),
})

/** A workshop's statement that was settled. */
const Liquidada = z.object({ id: Id, numero: z.string(), mes: z.string(), importe: z.number() })

export const Recibida = RecibidaFila.extend({
  tramos: z.array(z.object({ iva: z.number(), base: z.number(), cuota: z.number() })),
  vencimientos: z.array(z.object({ fecha: Fecha, importe: z.number() })),
  entradaIds: z.array(Id),
  entregas: z.array(Entrega),
  liquidacionIds: z.array(Id),
  liquidaciones: z.array(Liquidada),
  pagos: z.array(
    Registro.extend({ fecha: Fecha, medio: z.enum(MEDIOS_DE_PAGO), importe: z.number(), referencia: z.string() }),
  ),
})
export type Recibida = z.output<typeof Recibida>

/** A purchase order against the invoices of what came of it. */
export const DeCompra = z.object({
  lineas: z.array(
    z.object({
      lineaId: Id,
      materia: z.string(),
      unidad: z.enum(UNIDADES),
      pedida: z.number(),
      recibida: z.number(),
      devuelta: z.number(),
      facturada: z.number(),
    }),
  ),
  facturas: z.array(
    z.object({
      id: Id,
      numero: z.string(),
      fecha: Fecha,
      base: z.number(),
      /** What all its deliveries come to, at the prices at which they were received. */
      entregado: z.number(),
      diferencia: z.number(),
    }),
  ),
})

/** A workshop's statement against its invoice, and what of that was paid. */
export const DeLiquidacion = z.object({
  facturas: z.array(
    z.object({
      id: Id,
      numero: z.string(),
      fecha: Fecha,
      base: z.number(),
      /** What all its statements come to. */
      liquidado: z.number(),
      diferencia: z.number(),
      total: z.number(),
      pendiente: z.number(),
    }),
  ),
})

/** A line of the book of invoices received: one rate of one invoice. */
export const LineaRecibida = z.object({
  id: Id,
  recibidaId: Id,
  ejercicio: z.int(),
  recepcion: z.int(),
  /** When it counts in a return. */
  fecha: Fecha,
  fechaExpedicion: Fecha,
  fechaOperacion: Fecha.nullable(),
  fechaRecepcion: Fecha,
  numero: z.string(),
  proveedorId: Id,
  proveedor: z.string(),
  nif: z.string(),
  pais: z.string(),
  trato: z.enum(TRATOS_DE_IVA),
  gasto: z.enum(GASTOS),
  base: z.number(),
  iva: z.number(),
  cuota: z.number(),
  /** What of both can be deducted. */
  baseDeducible: z.number(),
  cuotaDeducible: z.number(),
  /** It takes back what another said. */
  rectificativa: z.boolean(),
})

const flat = crud(RecibidaFila, RecibidaInput)
const delLibro = crud(LineaRecibida, z.object({}))

export const recibidas = resource('recibidas', {
  search: flat.search,
  export: flat.export,
  agrupar: agrupar(['proveedor', 'gasto', 'trato', 'fechaRecepcion', 'vence'], ['base', 'cuota', 'total', 'pendiente']),
  get: { ...flat.get, response: Recibida },
  create: { ...flat.create, summary: "A supplier's invoice; the same number of the same supplier is refused" },
  update: { ...flat.update, body: change(RecibidaInput) },
  remove: flat.remove,
  sumaTotales: read.post('/suma-totales', {
    access: 'Search',
    summary: 'The sums over a whole search',
    body: Search,
    response: z.object({
      recibidas: z.int(),
      base: z.number(),
      cuota: z.number(),
      total: z.number(),
      pendiente: z.number(),
    }),
  }),
  sinFactura: read.get('/sin-factura/:id', {
    access: 'View',
    summary: 'The deliveries of a supplier that are on no invoice',
    params: ById,
    response: z.array(Entrega),
  }),
  deCompra: read.get('/de-compra/:id', {
    access: 'View',
    summary:
      'Of a purchase order what was ordered, came, went back and was invoiced, and its invoices with what differs',
    params: ById,
    response: DeCompra,
  }),
  liquidacionesSinFactura: read.get('/liquidaciones-sin-factura/:id', {
    access: 'View',
    summary: 'The settled statements of a workshop that are on no invoice',
    params: ById,
    response: z.array(Liquidada),
  }),
  deLiquidacion: read.get('/de-liquidacion/:id', {
    access: 'View',
    summary: "The invoice of a workshop's statement, what it differs by, and what of it was paid",
    params: ById,
    response: DeLiquidacion,
  }),
  searchProveedores: read.post('/search-proveedores', {
    access: 'Search',
    summary: 'Suppliers, by what tells them apart, for whoever enters their invoices',
    body: Search,
    response: page(
      z.object({
        ...{ id: Id, codigo: z.string(), razonSocial: z.string(), nif: z.string().nullable() },
        direccion: Direccion.pick({ ciudad: true }),
      }),
    ),
  }),
  searchLibro: {
    ...delLibro.search,
    path: '/search-libro' as const,
    summary: 'Search the book of invoices received, a line for each rate',
  },
  exportLibro: { ...delLibro.export, path: '/excel-export-libro' as const },
  pagar: write.post('/:id/pagos', {
    access: 'Update',
    summary: 'A payment to a supplier',
    creates: true,
    params: ById,
    body: z.object({
      fecha: Fecha,
      medio: z.enum(MEDIOS_DE_PAGO).default('transferencia'),
      importe,
      referencia: TextoLibre(100),
      /** What was seen to be left of it: what somebody else has paid meanwhile is not paid again. */
      pendiente: z.number().nullish(),
    }),
    response: Recibida,
  }),
  borrarPago: write.delete('/:id/pagos/:pagoId', {
    access: 'Update',
    summary: 'Take back a payment that was entered by mistake',
    creates: true,
    params: ById.extend({ pagoId: ById.shape.id }),
    response: Recibida,
  }),
})
