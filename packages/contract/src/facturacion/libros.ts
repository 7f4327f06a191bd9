import { REGIMENES } from '@telar/domain/clientes/regimen'
import { TIPOS_EMITIDOS } from '@telar/domain/facturacion/factura'
import { z } from 'zod'
import { crud, Fecha, Id } from '../kit/crud.ts'
import { file, read, resource, XLSX } from '../kit/endpoint.ts'
import { Periodo } from './periodo.ts'

/** A line of the book of invoices issued: one rate of one invoice. */
export const LineaExpedida = z.object({
  id: Id,
  facturaId: Id,
  /** When tax fell due. */
  fecha: Fecha,
  fechaExpedicion: Fecha,
  fechaOperacion: Fecha.nullable(),
  serie: z.string(),
  numeroCompleto: z.string(),
  tipo: z.enum(TIPOS_EMITIDOS),
  clienteId: Id,
  cliente: z.string(),
  nif: z.string(),
  nifIva: z.string().nullable(),
  pais: z.string(),
  regimenIva: z.literal(REGIMENES),
  base: z.number(),
  iva: z.number(),
  cuotaIva: z.number(),
  re: z.number(),
  cuotaRe: z.number(),
  importe: z.number(),
})

const flat = crud(LineaExpedida, z.object({}))

export const libros = resource(
  'facturas',
  {
    searchExpedidas: {
      ...flat.search,
      path: '/search-expedidas' as const,
      summary: 'Search the book of invoices issued, a line for each rate',
    },
    exportExpedidas: { ...flat.export, path: '/excel-export-expedidas' as const },
    libroRegistro: read.post('/libro-registro', {
      access: 'Export',
      summary: "The books of VAT of a period in the agency's common format",
      body: Periodo,
      response: file(XLSX),
    }),
  },
  { rights: 'pases' },
)
