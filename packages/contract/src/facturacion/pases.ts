import { z } from 'zod'
import { ById, crud, Fecha, Id, Momento } from '../kit/crud.ts'
import { CSV, file, read, resource, write } from '../kit/endpoint.ts'
import { page, Search } from '../kit/search.ts'
import { Periodo } from './periodo.ts'

export const PaseFila = z.object({
  id: Id,
  creadoEn: Momento,
  fecha: Fecha,
  quien: z.string(),
  deshaceId: Id.nullable(),
  deshechoPorId: Id.nullable(),
  facturas: z.int(),
  base: z.number(),
  cuotas: z.number(),
  total: z.number(),
  /** All that is in it, payments and the till too, and the sum of its debits. */
  asientos: z.int(),
  importe: z.number(),
})

/** What a lot would hold: its invoices, the oldest first, and what it would bring to each account; customers' together. */
export const PasePrevio = PaseFila.pick({
  facturas: true,
  base: true,
  cuotas: true,
  total: true,
  asientos: true,
  importe: true,
}).extend({
  /** Of its entries, those that are dated in the period; the others put right what was posted, and go with any lot. */
  delPeriodo: z.int(),
  cuentas: z.array(
    z.object({ cuenta: z.string(), nombre: z.string(), subcuentas: z.int(), debe: z.number(), haber: z.number() }),
  ),
  primeras: z.array(
    z.object({
      id: Id,
      numeroCompleto: z.string(),
      fecha: Fecha,
      cliente: z.string(),
      base: z.number(),
      cuotaIva: z.number(),
      cuotaRe: z.number(),
      total: z.number(),
    }),
  ),
})

/** The accounting programs that read a lot. */
export const FORMATOS_DE_DIARIO = ['a3', 'contaplus', 'contasol', 'holded'] as const

const { export: enExcel } = crud(PaseFila, z.object({}))

export const pases = resource(
  'facturas',
  {
    pase: write.post('/pase', {
      access: 'Issue',
      summary:
        'Post to the accounts: invoices by their ids, or all that fell due and all money of a period; what is posted already is left alone',
      creates: true,
      body: z.union([z.object({ ids: z.array(Id).min(1).max(200) }), Periodo]),
      response: z.object({ paseId: Id.nullable(), ids: z.array(Id), total: z.number() }),
    }),
    pasePrevio: read.post('/pase/previo', {
      access: 'Issue',
      summary: 'What posting a period would bring to the accounts; nothing is posted',
      body: Periodo,
      response: PasePrevio,
    }),
    searchPases: read.post('/search-pases', {
      access: 'Search',
      summary: 'Search lots of posted invoices',
      body: Search,
      response: page(PaseFila),
    }),
    unPase: read.get('/pases/:id', {
      access: 'Search',
      summary: 'One lot of posted invoices',
      params: ById,
      response: PaseFila,
    }),
    exportPases: { ...enExcel, path: '/excel-export-pases' as const },
    paseCsv: read.get('/pase/:id/csv', {
      access: 'Export',
      summary: 'The entries of a lot, for the accountant',
      params: ById,
      response: file(CSV),
    }),
    paseFichero: read.get('/pase/:id/fichero/:formato', {
      access: 'Export',
      summary: 'The entries of a lot as an accounting program reads them',
      params: ById.extend({ formato: z.enum(FORMATOS_DE_DIARIO) }),
      response: file('application/octet-stream'),
    }),
    deshacerPase: write.post('/pase/:id/deshacer', {
      access: 'Issue',
      summary: 'Undo a lot by a counter-entry',
      creates: true,
      params: ById,
      response: Id,
    }),
  },
  { rights: 'pases' },
)
