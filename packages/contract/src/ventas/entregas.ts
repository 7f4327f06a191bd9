import { z } from 'zod'
import { ById, crud, Fecha, Id, Registro } from '../kit/crud.ts'
import { file, PDF, read, resource } from '../kit/endpoint.ts'

/** A delivery note: what left the house of one order at one time. */
export const EntregaFila = Registro.extend({
  numero: z.string(),
  pedidoId: Id,
  pedido: z.string(),
  clienteId: Id,
  cliente: z.string(),
  comercialId: Id.nullable(),
  fecha: Fecha,
  quien: z.string().nullable(),
  nota: z.string(),
  prendas: z.int(),
  devueltas: z.int(),
})
export type EntregaFila = z.output<typeof EntregaFila>

const flat = crud(EntregaFila, z.object({}))

export const entregas = resource('entregas', {
  search: flat.search,
  export: flat.export,
  pdf: read.get('/:id/pdf', {
    access: 'View',
    summary: 'A delivery note on paper',
    params: ById,
    response: file(PDF),
  }),
  pdfUser: read.get('/:id/pdf-user', {
    access: 'signed-in',
    summary: "One of the caller's own delivery notes on paper",
    params: ById,
    response: file(PDF),
  }),
})
