import { z } from 'zod'
import { ById, crud, Fecha, Id, Registro } from '../kit/crud.ts'
import { CSV, file, PDF, read, resource, write } from '../kit/endpoint.ts'

/** What was handed to a carrier at one time, for the driver to sign. */
export const ManifiestoFila = Registro.extend({
  numero: z.string(),
  fecha: Fecha,
  transportistaId: Id,
  transportista: z.string(),
  envios: z.int(),
  bultos: z.int(),
  pesoGr: z.int(),
  pesoKg: z.number(),
  quien: z.string(),
})

const flat = crud(ManifiestoFila, z.object({}))

export const manifiestos = resource(
  'manifiestos',
  {
    search: flat.search,
    export: flat.export,
    crear: write.post('', {
      access: 'Update',
      summary:
        'Everything with a label that waits for a carrier is handed over: one sheet, and each shipment in one only',
      creates: true,
      body: z.object({ transportistaId: Id }),
      response: Id,
    }),
    pdf: read.get('/:id/pdf', {
      access: 'View',
      summary: 'The sheet that the driver signs, as it was made',
      params: ById,
      response: file(PDF),
    }),
    csv: read.get('/:id/csv', {
      access: 'View',
      summary: 'The same as a list for the carrier’s program, a parcel in each row',
      params: ById,
      response: file(CSV),
    }),
  },
  { rights: 'envios' },
)
