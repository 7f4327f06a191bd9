import { RAZONES, SEGURIDADES } from '@telar/domain/facturacion/banco/casar'
import { z } from 'zod'
import { ById, crud, Fecha, Id, Ids, Momento, Registro, Texto, TextoLibre } from '../kit/crud.ts'
import { MB, read, resource, write } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'
import { page, Search } from '../kit/search.ts'
import { CLASES_DE_PAGO } from './transferencias.ts'

export const ESTADOS_DE_MOVIMIENTO = ['pendiente', 'parcial', 'casado', 'descartado'] as const
const EUROS = 1_000_000_000

export const MovimientoFila = Registro.extend({
  extractoId: Id,
  cuenta: z.string(),
  fecha: Fecha,
  fechaValor: Fecha,
  importe: z.number(),
  concepto: z.string(),
  texto: z.string(),
  referencia: z.string(),
  contraparte: z.string(),
  contraparteIban: z.string(),
  motivo: z.string(),
  /** What of it is settled, and what is left. */
  casado: z.number(),
  resto: z.number(),
  estado: z.enum(ESTADOS_DE_MOVIMIENTO),
})

export const ExtractoFila = z.object({
  id: Id,
  creadoEn: Momento,
  formato: z.enum(['norma43', 'camt053']),
  cuenta: z.string(),
  desde: Fecha,
  hasta: Fecha,
  saldoInicial: z.number().nullable(),
  saldoFinal: z.number().nullable(),
  movimientos: z.int(),
  nuevos: z.int(),
  quien: z.string(),
})

/** So much of a movement for an invoice; with a payment, that one is what the bank gave back. */
const Parte = z.object({ facturaId: Id, cobroId: Id.nullable(), importe: z.number() })
const Factura = { numeroCompleto: z.string(), clienteId: Id, cliente: z.string() }

/** So much of what went out for a supplier's invoice. */
const Pago = z.object({ recibidaId: Id, importe: z.number() })
const Recibida = { numero: z.string(), proveedorId: Id, proveedor: z.string() }

export const PropuestaDeCobro = z.object({
  movimientoId: Id,
  seguridad: z.enum(SEGURIDADES),
  razones: z.array(z.enum(RAZONES)),
  partes: z.array(Parte.extend({ ...Factura, pendiente: z.number(), vence: Fecha.nullable() })),
  /** It is the charge of a whole remittance: what it pays are that one's charges. */
  remesa: z.object({ id: Id, numero: z.string(), adeudos: z.int() }).nullable(),
  pagos: z.array(Pago.extend({ ...Recibida, pendiente: z.number(), vence: Fecha.nullable() })),
  /** They are the transfers that the bank was told to make together. */
  transferencia: z.object({ id: Id, numero: z.string(), pagos: z.int() }).nullable(),
})

export type PropuestaDeCobro = z.output<typeof PropuestaDeCobro>

export const Movimiento = MovimientoFila.extend({
  cobros: z.array(
    z.object({ id: Id, facturaId: Id, ...Factura, importe: z.number(), fecha: Fecha, devuelto: z.boolean() }),
  ),
  /** What it paid of suppliers' invoices and of reps' settlements. */
  pagos: z.array(
    z.object({
      clase: z.enum(CLASES_DE_PAGO),
      documentoId: Id,
      numero: z.string(),
      quien: z.string(),
      importe: z.number(),
      fecha: Fecha,
    }),
  ),
  propuesta: PropuestaDeCobro.nullable(),
})

const flat = crud(MovimientoFila, z.object({}))
const deExtractos = crud(ExtractoFila, z.object({}))

export const banco = resource('banco', {
  search: { ...flat.search, summary: 'Search movements of the bank' },
  export: flat.export,
  get: read.get('/:id', {
    access: 'View',
    summary: 'A movement, the payments made from it, and what is left of it most likely pays',
    params: ById,
    response: Movimiento,
  }),
  searchExtractos: read.post('/search-extractos', {
    access: 'Search',
    summary: 'Search imported statements',
    body: Search,
    response: page(ExtractoFila),
  }),
  exportExtractos: { ...deExtractos.export, path: '/excel-export-extractos' as const },
  importar: write.post('/importar', {
    access: 'Create',
    summary: 'A statement (Norma 43 or camt.053), as multipart; movements that are there already are left alone',
    creates: true,
    multipart: true,
    maxBody: 4 * MB,
    response: z.array(ExtractoFila),
  }),
  propuestas: read.post('/propuestas', {
    access: 'Search',
    summary: 'What movements most likely pay; those of which nothing can be said are left out',
    body: Ids,
    response: z.array(PropuestaDeCobro),
  }),
  confirmar: write.post('/:id/confirmar', {
    access: 'Approve',
    summary: 'Book a movement: payments of invoices, direct debits that the bank gave back, or payments to suppliers',
    creates: true,
    params: ById,
    body: z.object({
      partes: z
        .array(
          Parte.extend({
            cobroId: Id.nullable().default(null),
            importe: z.number().min(-EUROS).max(EUROS).multipleOf(0.01).check(exacto(0.01)),
          }),
        )
        .max(100)
        .default([]),
      pagos: z
        .array(Pago.extend({ importe: z.number().min(-EUROS).max(EUROS).multipleOf(0.01).check(exacto(0.01)) }))
        .max(100)
        .default([]),
      /** Why an invoice was paid before it was issued. */
      motivo: TextoLibre(200),
      /** What was seen to be left of it: what somebody else has booked meanwhile is not booked again. */
      resto: z.number().nullish(),
    }),
    response: Movimiento,
  }),
  cobrarRemesa: write.post('/:id/cobrar-remesa', {
    access: 'Approve',
    summary: 'A movement is the charge of a whole remittance: its charges become payments of the day of the movement',
    creates: true,
    params: ById,
    body: z.object({ remesaId: Id }),
    response: Movimiento,
  }),
  pagarTransferencia: write.post('/:id/pagar-transferencia', {
    access: 'Approve',
    summary: 'A movement is what the bank paid of transfers that go together: they are paid on the day of the movement',
    creates: true,
    params: ById,
    body: z.object({ transferenciaId: Id }),
    response: Movimiento,
  }),
  deshacer: write.post('/:id/deshacer', {
    access: 'Approve',
    summary:
      'Take back everything that was booked from a movement; a remittance or transfers that it settled are on their way again',
    creates: true,
    params: ById,
    response: Movimiento,
  }),
  descartar: write.post('/:id/descartar', {
    access: 'Update',
    summary: 'Set a movement aside that pays no invoice',
    creates: true,
    params: ById,
    body: z.object({ motivo: Texto(200) }),
    response: Movimiento,
  }),
  recuperar: write.post('/:id/recuperar', {
    access: 'Update',
    summary: 'Bring back a movement that was set aside',
    creates: true,
    params: ById,
    response: Movimiento,
  }),
})
