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
})

const { export: enExcel } = crud(PaseFila, z.object({}))

export const pases = resource(
  'facturas',
  {
    pase: write.post('/pase', {
      access: 'Issue',
      summary: 'Post issued invoices to the accounts; those already posted are left alone',
      body: z.union([z.object({ ids: z.array(Id).min(1).max(200) }), Periodo]),
      response: z.object({ paseId: Id.nullable(), ids: z.array(Id), total: z.number() }),
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
    deshacerPase: write.post('/pase/:id/deshacer', {
      access: 'Issue',
      summary: 'Undo a lot by a counter-entry',
      params: ById,
      response: Id,
    }),
  },
  { rights: 'pases' },
)
