import { ESQUEMAS_SEPA } from '@telar/domain/clientes/mandato'
import { REPAROS_DE_GIRO } from '@telar/domain/facturacion/banco/remesa'
import { z } from 'zod'
import { ById, crud, Fecha, Id, Registro, TextoLibre } from '../kit/crud.ts'
import { file, MB, read, resource, write } from '../kit/endpoint.ts'

export const ESTADOS_DE_REMESA = ['enviada', 'cobrada', 'anulada'] as const

export const RemesaFila = Registro.extend({
  numero: z.string(),
  fecha: Fecha,
  /** The day on which the customers' accounts are charged. */
  cargo: Fecha,
  cuenta: z.string(),
  adeudos: z.int(),
  total: z.number(),
  estado: z.enum(ESTADOS_DE_REMESA),
  quien: z.string(),
})

const Cargado = z.object({
  id: Id,
  facturaId: Id,
  numeroCompleto: z.string(),
  clienteId: Id,
  cliente: z.string(),
  vence: Fecha,
  importe: z.number(),
  iban: z.string(),
  mandato: z.string(),
  esquema: z.enum(ESQUEMAS_SEPA),
  secuencia: z.enum(['FRST', 'RCUR', 'FNAL', 'OOFF']),
  referencia: z.string(),
  cobroId: Id.nullable(),
  devuelta: Fecha.nullable(),
  motivo: z.string(),
})

export const Remesa = RemesaFila.extend({ lineas: z.array(Cargado) })
export type Remesa = z.output<typeof Remesa>

/** A due date that could be charged; with what stands in its way. */
export const Giro = z.object({
  facturaId: Id,
  numeroCompleto: z.string(),
  clienteId: Id,
  cliente: z.string(),
  vence: Fecha,
  importe: z.number(),
  reparo: z.enum(REPAROS_DE_GIRO).nullable(),
})
export type Giro = z.output<typeof Giro>

/** A charge that the bank says it gave back, and whose it was. */
const Devuelta = z.object({
  lineaId: Id,
  remesaId: Id,
  remesa: z.string(),
  facturaId: Id,
  numeroCompleto: z.string(),
  cliente: z.string(),
  importe: z.number(),
  fecha: Fecha,
  motivo: z.string(),
  /** It was written down before. */
  sabida: z.boolean(),
})

const flat = crud(RemesaFila, z.object({}))
const MAX_GIROS = 5000

export const remesas = resource(
  'remesas',
  {
    search: { ...flat.search, summary: 'Search remittances of direct debits' },
    export: flat.export,
    get: read.get('/:id', {
      access: 'View',
      summary: 'A remittance and its charges',
      params: ById,
      response: Remesa,
    }),
    fichero: read.get('/:id/fichero', {
      access: 'Export',
      summary: 'The file for the bank (pain.008.001.08), as it was made',
      params: ById,
      response: file('application/xml'),
    }),
    candidatos: read.post('/candidatos', {
      access: 'Search',
      summary: 'Due dates up to a day that could be charged, and what stands in the way of the others',
      body: z.object({ hasta: Fecha, cargo: Fecha }),
      response: z.array(Giro),
    }),
    crear: write.post('', {
      access: 'Create',
      summary: 'A remittance of chosen due dates, with its file',
      creates: true,
      body: z.object({
        cargo: Fecha,
        giros: z
          .array(z.object({ facturaId: Id, vence: Fecha }))
          .min(1)
          .max(MAX_GIROS),
      }),
      response: Remesa,
    }),
    cobrar: write.post('/:id/cobrar', {
      access: 'Approve',
      summary: 'The bank has charged it: every charge that did not come back becomes a payment of its day',
      creates: true,
      params: ById,
      response: Remesa,
    }),
    anular: write.post('/:id/anular', {
      access: 'Approve',
      summary: 'It was not charged: its due dates can go into another',
      creates: true,
      params: ById,
      response: Remesa,
    }),
    leerDevueltos: write.post('/leer-devueltos', {
      access: 'Approve',
      summary:
        'What a file of the bank (pain.002 or camt.054) says came back, as multipart; nothing is written down yet',
      multipart: true,
      maxBody: 4 * MB,
      response: z.object({ devueltas: z.array(Devuelta), desconocidas: z.array(z.string()) }),
    }),
    devolver: write.post('/devolver', {
      access: 'Approve',
      summary: 'Charges that the bank did not make or gave back: what they had paid is owed again',
      creates: true,
      body: z.object({
        lineas: z
          .array(z.object({ lineaId: Id, fecha: Fecha, motivo: TextoLibre(35) }))
          .min(1)
          .max(MAX_GIROS),
      }),
      response: z.object({ ids: z.array(Id) }),
    }),
  },
  { rights: 'banco' },
)
