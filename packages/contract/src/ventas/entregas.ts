import { ENTREGAR } from '@telar/domain/ventas/decidir'
import { z } from 'zod'
import { agrupar, ById, crud, Fecha, Id, Momento, Registro, Texto } from '../kit/crud.ts'
import { file, PDF, read, resource, write } from '../kit/endpoint.ts'

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
  /** When it was undone, and why; its garments lie in the house again. */
  deshechaEn: Momento.nullable(),
  motivo: z.string(),
})
export type EntregaFila = z.output<typeof EntregaFila>

const flat = crud(EntregaFila, z.object({}))

export const entregas = resource('entregas', {
  search: flat.search,
  export: flat.export,
  agrupar: agrupar(['cliente', 'fecha'], ['prendas', 'devueltas']),
  deshacer: write.post('/:id/deshacer', {
    access: ENTREGAR,
    summary: 'Garments that left by mistake, and are not invoiced, lie in the house again; the note stays as undone',
    creates: true,
    params: ById,
    body: z.object({ motivo: Texto(200) }),
    response: Id,
  }),
  pdf: read.get('/:id/pdf', {
    access: 'View',
    summary: 'A delivery note on paper, with prices or without; unless it is said, as its customer wants it',
    params: ById,
    query: z.object({ valorado: z.enum(['true', 'false']).optional() }),
    response: file(PDF),
  }),
  pdfUser: read.get('/:id/pdf-user', {
    access: 'signed-in',
    summary: "One of the caller's own delivery notes on paper",
    params: ById,
    response: file(PDF),
  }),
})
