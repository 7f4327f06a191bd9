import { MEDIOS_DE_COBRO } from '@telar/domain/facturacion/cobro'
import { z } from 'zod'
import { agrupar, ById, crud, Fecha, Id, Registro } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { Search } from '../kit/search.ts'
import { CobroInput } from './entrada.ts'
import { Factura } from './factura.ts'

/** What was seen to be left of the invoice: what somebody else has collected meanwhile is not collected again. */
const Visto = z.number().nullish()

const CobroParams = z.object({ id: ById.shape.id, cobroId: ById.shape.id })

const Tramos = z.object({
  corriente: z.number(),
  hasta30: z.number(),
  hasta60: z.number(),
  hasta90: z.number(),
  mas90: z.number(),
  total: z.number(),
})

/** What is to be collected, by how late it is. */
export const Pendientes = z.object({
  fecha: Fecha,
  /** The name of the customer who was asked for; nobody's when everybody was. */
  cliente: z.string().nullable(),
  total: Tramos,
  clientes: z.array(Tramos.extend({ clienteId: Id, cliente: z.string(), facturas: z.int() })),
})

/** An invoice as it stood at the end of a day. */
export const FacturaPendiente = z.object({
  id: Id,
  numeroCompleto: z.string(),
  fecha: Fecha,
  clienteId: Id,
  cliente: z.string(),
  vencimientos: z.array(z.object({ fecha: Fecha, importe: z.number() })),
  /** The first due date that was not covered. */
  vence: Fecha.nullable(),
  total: z.number(),
  cobrado: z.number(),
  pendiente: z.number(),
})

export const CobroFila = Registro.extend({
  facturaId: Id,
  numeroCompleto: z.string().nullable(),
  clienteId: Id,
  cliente: z.string(),
  fecha: Fecha,
  medio: z.enum(MEDIOS_DE_COBRO),
  importe: z.number(),
  referencia: z.string(),
  impagado: z.boolean(),
  fechaImpagado: Fecha.nullable(),
  contraparteId: Id.nullable(),
  motivo: z.string(),
  /** The remittance in which it was charged. */
  remesaId: Id.nullable(),
})

const flat = crud(CobroFila, z.object({}))

export const cobros = resource(
  'facturas',
  {
    searchCobros: { ...flat.search, path: '/search-cobros' as const, summary: 'Search payments' },
    exportCobros: { ...flat.export, path: '/excel-export-cobros' as const },
    cobro: read.get('/cobros/:id', { access: 'Search', summary: 'One payment', params: ById, response: CobroFila }),
    sumaTotalesCobros: read.post('/suma-totales-cobros', {
      access: 'Search',
      summary: 'The sums over a whole search of payments; what is set off, and what the bank gave back, apart',
      body: Search,
      response: z.object({ cobros: z.int(), importe: z.number(), compensado: z.number(), impagado: z.number() }),
    }),
    agruparCobros: {
      ...agrupar(['medio', 'cliente', 'fecha', 'impagado'], ['importe']),
      path: '/agrupar-cobros' as const,
    },
    cobrar: write.post('/:id/cobros', {
      access: 'Create',
      summary: 'A payment',
      creates: true,
      params: ById,
      body: CobroInput.extend({ pendiente: Visto }),
      response: Factura,
    }),
    borrarCobro: write.delete('/:id/cobros/:cobroId', {
      access: 'Delete',
      summary: 'Take back a payment that was entered by mistake',
      creates: true,
      params: CobroParams,
      response: Factura,
    }),
    impagado: write.post('/:id/cobros/:cobroId/impagado', {
      access: 'Update',
      summary: 'The bank gave a payment back: it is owed again, and its commission too',
      creates: true,
      params: CobroParams,
      body: z.object({ fecha: Fecha.nullable().default(null) }),
      response: Factura,
    }),
    pendientes: read.post('/pendientes', {
      access: 'Search',
      summary: 'What was to be collected at the end of a day, by how late it was; the same day always answers the same',
      body: z.object({ fecha: Fecha.nullish(), clienteId: Id.nullish() }),
      response: Pendientes,
    }),
    facturasPendientes: read.post('/pendientes-facturas', {
      access: 'Search',
      summary: 'The invoices of which something was owed at the end of a day, as they stood then',
      body: z.object({ fecha: Fecha.nullish(), clienteId: Id.nullish() }),
      response: z.array(FacturaPendiente),
    }),
  },
  { rights: 'cobros' },
)
