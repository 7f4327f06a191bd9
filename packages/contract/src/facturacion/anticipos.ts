import { MEDIOS_DE_ANTICIPO } from '@telar/domain/facturacion/anticipo'
import { z } from 'zod'
import { ById, crud, Fecha, Id, Registro, TextoLibre } from '../kit/crud.ts'
import { file, PDF, read, resource, write } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'

export const ESTADOS_DE_ANTICIPO = ['abierto', 'aplicado', 'devuelto', 'anulado'] as const
const EUROS = 1_000_000

export const AnticipoFila = Registro.extend({
  numero: z.string(),
  clienteId: Id,
  cliente: z.string(),
  fecha: Fecha,
  medio: z.enum(MEDIOS_DE_ANTICIPO),
  importe: z.number(),
  concepto: z.string(),
  referencia: z.string(),
  /** What invoices have taken of it, what was given back, and what is left. */
  usado: z.number(),
  devuelto: z.number(),
  fechaDevuelto: Fecha.nullable(),
  queda: z.number(),
  estado: z.enum(ESTADOS_DE_ANTICIPO),
  quien: z.string(),
})

/** A receipt and the invoices that it pays. */
export const Anticipo = AnticipoFila.extend({
  usos: z.array(z.object({ facturaId: Id, numeroCompleto: z.string(), fecha: Fecha, importe: z.number() })),
})
export type Anticipo = z.output<typeof Anticipo>

export const AnticipoInput = z.object({
  clienteId: Id,
  /** Without one, today. */
  fecha: Fecha.nullable().default(null),
  medio: z.enum(MEDIOS_DE_ANTICIPO).default('transferencia'),
  importe: z.number().positive().max(EUROS).multipleOf(0.01).check(exacto(0.01)),
  concepto: TextoLibre(200),
  referencia: TextoLibre(120),
})

const flat = crud(AnticipoFila, AnticipoInput)

export const anticipos = resource(
  'anticipos',
  {
    search: { ...flat.search, summary: 'Search receipts of money that came before a supply within the Union' },
    export: flat.export,
    get: read.get('/:id', {
      access: 'Search',
      summary: 'A receipt and what used it',
      params: ById,
      response: Anticipo,
    }),
    create: {
      ...flat.create,
      summary: 'A receipt of money that came before a supply within the Union',
      /** The receipts that were seen of as much, of that customer and day: where there is another by now, it is told instead. */
      body: AnticipoInput.extend({ vistos: z.array(Id).max(200).nullish() }),
    },
    devolver: write.post('/:id/devolver', {
      access: 'Update',
      summary: 'What is left of it was given back',
      creates: true,
      params: ById,
      body: z.object({ fecha: Fecha.nullable().default(null) }),
      response: Anticipo,
    }),
    anular: write.post('/:id/anular', {
      access: 'Delete',
      summary: 'It was entered by mistake, and nothing came of it',
      creates: true,
      params: ById,
      response: Anticipo,
    }),
    pdf: read.get('/:id/pdf', {
      access: 'Search',
      summary: 'The receipt on paper, in the customer’s language: it says that it is no invoice',
      params: ById,
      response: file(PDF),
    }),
  },
  { rights: 'cobros' },
)
