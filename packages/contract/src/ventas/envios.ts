import { z } from 'zod'
import { DireccionInput } from '../casa/direccion.ts'
import { agrupar, ById, crud, Id, Texto, TextoLibre } from '../kit/crud.ts'
import { file, PDF, read, resource, write } from '../kit/endpoint.ts'
import { AnotarInput, Envio, EnvioFila, EnvioPropio, NumerarInput, PrepararInput } from './envio.ts'

const flat = crud(EnvioFila.extend({ pesoKg: z.number() }), z.object({}))
const Version = z.int().nullish()
const Algunos = z.array(Id).min(1).max(200)
const Hecho = z.object({ version: Version })

/** What waits to be handed to a carrier. */
const PorEntregar = z.object({
  transportistaId: Id,
  transportista: z.string(),
  horaCorte: z.string(),
  /** What is handed over now still leaves today. */
  aTiempo: z.boolean(),
  envios: z.int(),
  bultos: z.int(),
  pesoGr: z.int(),
  /** Without a label yet. */
  sinEtiqueta: z.int(),
})

export const envios = resource('envios', {
  search: flat.search,
  export: flat.export,
  agrupar: agrupar(['transportista', 'estado', 'cliente', 'pais', 'fecha'], ['bultos']),
  get: { ...flat.get, response: Envio },
  preparar: write.post('', {
    access: 'Create',
    summary: 'Prepare a shipment of delivery notes that go to one customer and address; answers its id',
    creates: true,
    body: PrepararInput,
    response: Id,
  }),
  cambiar: write.post('/:id/cambiar', {
    access: 'Update',
    summary: 'Another carrier, service or parcels, or an address that carriers understand, before it has a label',
    creates: true,
    params: ById,
    body: PrepararInput.pick({ bultos: true }).extend({
      ...{ version: Version, transportistaId: Id, servicio: TextoLibre(40), notas: TextoLibre(500) },
      /** Without it, it goes where it went. */
      direccion: DireccionInput.optional(),
    }),
    response: Id,
  }),
  etiquetar: write.post('/etiquetar', {
    access: 'Update',
    summary: 'Give shipments their numbers and labels; a carrier with a service is asked for them right after',
    creates: true,
    body: z.object({ ids: Algunos }),
    response: z.array(Id),
  }),
  insistir: write.post('/:id/insistir', {
    access: 'Update',
    summary: 'Ask the carrier again for a label that was refused, or of which nobody knows whether it was made',
    creates: true,
    params: ById,
    body: Hecho.extend({
      /** It was looked up with the carrier, and they have none under this number. */
      comprobado: z.boolean().default(false),
    }),
    response: Id,
  }),
  numerar: write.post('/:id/numerar', {
    access: 'Update',
    summary: 'The number that the carrier gave it',
    creates: true,
    params: ById,
    body: NumerarInput.extend({ version: Version }),
    response: Id,
  }),
  anotar: write.post('/:id/anotar', {
    access: 'Update',
    summary: 'Note by hand that it moves, arrived, or that something went wrong',
    creates: true,
    params: ById,
    body: AnotarInput.extend({ version: Version }),
    response: Id,
  }),
  anular: write.post('/:id/anular', {
    access: 'Update',
    summary: 'Call a shipment off; its delivery notes can go with another',
    creates: true,
    params: ById,
    body: Hecho.extend({ motivo: Texto(200) }),
    response: Id,
  }),
  etiquetas: read.post('/etiquetas', {
    access: 'View',
    summary:
      'The labels of shipments in one document: four on each A4 sheet, or one on each of 10 × 15 cm; then their carriers’ own',
    body: z.object({ ids: Algunos, formato: z.enum(['a4', '10x15']).default('a4') }),
    response: file(PDF),
  }),
  zpl: read.post('/zpl', {
    access: 'View',
    summary: 'The same in the language of label printers',
    body: z.object({ ids: Algunos, puntos: z.union([z.literal(8), z.literal(12)]).default(8) }),
    response: file('application/zpl'),
  }),
  justificante: read.get('/:id/justificante', {
    access: 'View',
    summary: 'The carrier’s paper that it arrived',
    params: ById,
    response: file(PDF),
  }),
  porEntregar: read.get('/por-entregar', {
    access: 'View',
    summary: 'What waits to be handed over, carrier by carrier',
    response: z.array(PorEntregar),
  }),
  dePedido: read.get('/pedido/:id', {
    access: 'View',
    summary: 'The shipments of an order',
    params: ById,
    response: z.array(EnvioPropio),
  }),
  mios: read.get('/mios/:id', {
    access: 'signed-in',
    summary: 'The shipments of one of the caller’s own orders',
    params: ById,
    response: z.array(EnvioPropio),
  }),
})
