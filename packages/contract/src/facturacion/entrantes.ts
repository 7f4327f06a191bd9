import { ENTRADAS } from '@telar/domain/facturacion/electronica'
import { GASTOS, TRATOS_DE_IVA } from '@telar/domain/facturacion/recibida'
import { z } from 'zod'
import { ById, crud, Fecha, Id, Registro, Texto } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { EstadoDicho } from './electronicas.ts'

/** A supplier's invoice that came electronically. */
export const EntranteFila = Registro.extend({
  proveedor: z.string(),
  nif: z.string(),
  numero: z.string(),
  /** Nothing, of one that could not be read. */
  fecha: Fecha.nullable(),
  total: z.number().nullable(),
  llegada: Fecha,
  /** Until when it is answered. */
  plazo: Fecha,
  proveedorId: Id.nullable(),
  estado: z.enum(ENTRADAS),
  motivo: z.string(),
  recibidaId: Id.nullable(),
})
export type EntranteFila = z.output<typeof EntranteFila>

export const Entrante = EntranteFila.extend({
  propuesta: z
    .object({
      trato: z.enum(TRATOS_DE_IVA),
      tramos: z.array(z.object({ iva: z.number(), base: z.number(), cuota: z.number() })),
      vencimientos: z.array(z.object({ fecha: Fecha, importe: z.number() })),
    })
    .nullable(),
  estados: z.array(EstadoDicho),
})
export type Entrante = z.output<typeof Entrante>

const { search, export: exportar } = crud(EntranteFila, z.object({}))

export const entrantes = resource(
  'entrantes',
  {
    search: { ...search, summary: 'Search invoices that came electronically' },
    export: exportar,
    get: read.get('/:id', {
      access: 'View',
      summary: 'One of them, with what it says and what was answered',
      params: ById,
      response: Entrante,
    }),
    aceptar: write.post('/:id/aceptar', {
      access: 'Create',
      summary: 'Take it into the received invoices, and tell its supplier so',
      creates: true,
      params: ById,
      body: z.object({ proveedorId: Id, gasto: z.enum(GASTOS) }),
      response: Id,
    }),
    rechazar: write.post('/:id/rechazar', {
      access: 'Update',
      summary: 'Refuse it, and tell its supplier why',
      creates: true,
      params: ById,
      body: z.object({ motivo: Texto(500) }),
      response: Id,
    }),
  },
  { rights: 'recibidas' },
)
