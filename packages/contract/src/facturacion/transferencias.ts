import { z } from 'zod'
import { ById, crud, Fecha, Id, Registro } from '../kit/crud.ts'
import { file, read, resource, write } from '../kit/endpoint.ts'

export const ESTADOS_DE_TRANSFERENCIA = ['preparada', 'pagada', 'anulada'] as const
/** What a transfer pays: a supplier's invoice, or a rep's settlement. */
export const CLASES_DE_PAGO = ['recibida', 'liquidacion'] as const

export const TransferenciaFila = Registro.extend({
  numero: z.string(),
  fecha: Fecha,
  /** The day on which the bank makes them. */
  ejecucion: Fecha,
  cuenta: z.string(),
  pagos: z.int(),
  total: z.number(),
  estado: z.enum(ESTADOS_DE_TRANSFERENCIA),
  quien: z.string(),
})

const Pagable = z.object({ clase: z.enum(CLASES_DE_PAGO), documentoId: Id, vence: Fecha })

/** Something that falls due; with what stands in its way. */
export const Vencimiento = Pagable.extend({
  numero: z.string(),
  beneficiarioId: Id,
  beneficiario: z.string(),
  importe: z.number(),
  reparo: z.enum(['sin-cuenta', 'fuera-de-sepa']).nullable(),
})
export type Vencimiento = z.output<typeof Vencimiento>

export const Transferencia = TransferenciaFila.extend({
  lineas: z.array(
    Pagable.extend({
      id: Id,
      beneficiario: z.string(),
      importe: z.number(),
      iban: z.string(),
      concepto: z.string(),
      referencia: z.string(),
    }),
  ),
})
export type Transferencia = z.output<typeof Transferencia>

const flat = crud(TransferenciaFila, z.object({}))
const MAX_PAGOS = 5000

export const transferencias = resource(
  'transferencias',
  {
    search: { ...flat.search, summary: 'Search transfers to suppliers and reps' },
    export: flat.export,
    get: read.get('/:id', {
      access: 'View',
      summary: 'Transfers that go together, one by one',
      params: ById,
      response: Transferencia,
    }),
    fichero: read.get('/:id/fichero', {
      access: 'Export',
      summary: 'The file for the bank (pain.001.001.09), as it was made',
      params: ById,
      response: file('application/xml'),
    }),
    candidatos: read.post('/candidatos', {
      access: 'Search',
      summary: 'What is owed to suppliers and reps and falls due up to a day, and what stands in the way',
      body: z.object({ hasta: Fecha }),
      response: z.array(Vencimiento),
    }),
    crear: write.post('', {
      access: 'Create',
      summary: 'Transfers of what was chosen, with their file',
      creates: true,
      body: z.object({ ejecucion: Fecha, pagos: z.array(Pagable).min(1).max(MAX_PAGOS) }),
      response: Transferencia,
    }),
    pagar: write.post('/:id/pagar', {
      access: 'Approve',
      summary: 'The bank has made them: each is a payment of its invoice, or its settlement is paid',
      creates: true,
      params: ById,
      response: Transferencia,
    }),
    anular: write.post('/:id/anular', {
      access: 'Approve',
      summary: 'The bank was not told: what they would pay can go into others',
      creates: true,
      params: ById,
      response: Transferencia,
    }),
  },
  { rights: 'banco' },
)
