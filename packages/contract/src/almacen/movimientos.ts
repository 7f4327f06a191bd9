import { CAUSAS, EN_CASA, LUGARES } from '@telar/domain/almacen/movimiento'
import { z } from 'zod'
import { Talla } from '../catalogo/talla.ts'
import { ById, crud, Fecha, Id, Momento, Texto, Textos } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

/** A line of the ledger: so many garments of a cell went from one place to another. */
export const Movimiento = z.object({
  id: Id,
  cuando: Momento,
  quien: z.string().nullable(),
  causa: z.enum(CAUSAS),
  modeloId: Id,
  /** The model's number and name; of one that is gone, none. */
  modelo: z.string().nullable(),
  nombre: z.string().nullable(),
  colorId: Id,
  color: Textos.nullable(),
  talla: z.string(),
  cantidad: z.int(),
  de: z.enum(LUGARES),
  a: z.enum(LUGARES),
  pedidoId: Id.nullable(),
  pedido: z.string().nullable(),
  clienteId: Id.nullable(),
  cliente: z.string().nullable(),
  entregaId: Id.nullable(),
  entrega: z.string().nullable(),
  ordenId: Id.nullable(),
  orden: z.string().nullable(),
  facturaId: Id.nullable(),
  factura: z.string().nullable(),
  recuentoId: Id.nullable(),
  /** Every paper it belongs to, by its number: what one looks for. */
  documento: z.string(),
  motivo: z.string(),
})
export type Movimiento = z.output<typeof Movimiento>

/** What lies in the house of a cell. */
export const EnCasa = z.object({
  colorId: Id,
  color: Textos.nullable(),
  talla: z.string(),
  almacen: z.int(),
  segunda: z.int(),
  outlet: z.int(),
})

export const CANTIDAD_MAXIMA = 99_999
const celda = { modeloId: Id, colorId: Id, talla: Talla }
/** What the books said of it when it was read; where somebody has booked the like since, it is told instead. */
const habia = z.int().min(0).max(CANTIDAD_MAXIMA).nullish()
const Cantidad = z.int().min(1).max(CANTIDAD_MAXIMA)

export const CorreccionInput = z.object({
  lugar: z.enum(EN_CASA).default('almacen'),
  motivo: Texto(200),
  /** More, or fewer, than the books say. */
  celdas: z
    .array(
      z.object({
        ...celda,
        cantidad: z
          .int()
          .min(-CANTIDAD_MAXIMA)
          .max(CANTIDAD_MAXIMA)
          .refine((n) => n !== 0, { message: 'field.required' }),
        habia,
      }),
    )
    .min(1)
    .max(500),
})

export const CalidadInput = z
  .object({
    de: z.enum(EN_CASA),
    a: z.enum(EN_CASA),
    motivo: Texto(200),
    celdas: z
      .array(z.object({ ...celda, cantidad: Cantidad, habia }))
      .min(1)
      .max(500),
  })
  .refine(({ de, a }) => de !== a, { path: ['a'], message: 'field.invalid' })

const flat = crud(Movimiento, CorreccionInput)

export const movimientos = resource('movimientos', {
  search: { ...flat.search, summary: 'Search the ledger of garments' },
  export: flat.export,
  existencias: read.get('/existencias/:id', {
    access: 'View',
    summary: 'What lay in the house of a model at the end of a day; without one, now',
    params: ById,
    query: z.object({ fecha: Fecha.optional() }),
    response: z.array(EnCasa),
  }),
  corregir: write.post('/corregir', {
    access: 'Create',
    summary: 'Book more or fewer garments than the books say, with the reason',
    creates: true,
    body: CorreccionInput,
    response: z.int(),
  }),
  calidad: write.post('/calidad', {
    access: 'Create',
    summary: 'Book garments from one quality to another, with the reason',
    creates: true,
    body: CalidadInput,
    response: z.int(),
  }),
})
