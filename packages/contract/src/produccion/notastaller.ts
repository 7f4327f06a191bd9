import { z } from 'zod'
import { agrupar, ById, crud } from '../kit/crud.ts'
import { file, PDF, read, resource, write } from '../kit/endpoint.ts'
import { EnTaller, Nota, NotaFila, SalidaInput, Segundas, SegundasInput, VueltaInput } from './nota.ts'

const flat = crud(NotaFila, SalidaInput)

export const notastaller = resource(
  'notastaller',
  {
    search: { ...flat.search, summary: "Workshops' notes" },
    export: flat.export,
    agrupar: agrupar(['taller', 'estado', 'modelo', 'fechaPrevista', 'fecha'], ['cantidad', 'fuera']),
    get: { ...flat.get, summary: 'A note with what left and what came back', response: Nota },
    create: { ...flat.create, access: 'Update', summary: 'Garments leave for an operation, with their note' },
    volver: write.post('/:id/vueltas', {
      access: 'Update',
      summary: 'Garments come back: good ones go on or into the stock, seconds need a reason, lost ones are counted',
      creates: true,
      params: ById,
      body: VueltaInput,
      response: Nota,
    }),
    anular: write.post('/:id/anular', {
      access: 'Update',
      summary: 'It never left, while nothing of it has come back',
      creates: true,
      params: ById,
      body: z.object({ version: z.int().nullish() }),
      response: Nota,
    }),
    anularVuelta: write.post('/vueltas/:id/anular', {
      access: 'Update',
      summary: 'What was noted as come back did not, while nothing has followed from it',
      creates: true,
      params: ById,
      response: Nota,
    }),
    pdf: read.get('/:id/pdf', {
      access: 'View',
      summary: "The note on paper, in the workshop's language, as it was given out",
      params: ById,
      response: file(PDF),
    }),
    enTaller: read.get('/en-taller', {
      access: 'View',
      summary: 'What is at each workshop now, since when and until when',
      response: z.array(EnTaller),
    }),
    segundas: read.post('/segundas', {
      access: 'Search',
      summary: 'Seconds of a period by workshop, model and reason, with the rate of each workshop',
      body: SegundasInput,
      response: Segundas,
    }),
  },
  { rights: 'ordenesfab' },
)
