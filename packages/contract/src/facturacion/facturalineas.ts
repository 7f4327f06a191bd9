import { ESTADOS_DE_FACTURA, TIPOS_EMITIDOS } from '@telar/domain/facturacion/factura'
import { z } from 'zod'
import { crud, Fecha, Id } from '../kit/crud.ts'
import { read, resource } from '../kit/endpoint.ts'
import { Search } from '../kit/search.ts'

export const FacturaLineaFila = z.object({
  id: Id,
  facturaId: Id,
  numeroCompleto: z.string().nullable(),
  estado: z.enum(ESTADOS_DE_FACTURA),
  tipo: z.enum(TIPOS_EMITIDOS),
  fecha: Fecha,
  clienteId: Id,
  cliente: z.string(),
  comercialId: Id.nullable(),
  modeloId: Id.nullable(),
  colorId: Id.nullable(),
  descripcion: z.string(),
  cantidad: z.int(),
  precio: z.number(),
  dto: z.number(),
  iva: z.number(),
  re: z.number(),
  importe: z.number(),
})

const flat = crud(FacturaLineaFila, z.object({}))

export const facturalineas = resource('facturas', {
  searchLineas: { ...flat.search, path: '/search-lineas' as const, summary: 'Search lines of invoices' },
  exportLineas: { ...flat.export, path: '/excel-export-lineas' as const },
  sumaTotalesLineas: read.post('/suma-totales-lineas', {
    access: 'Search',
    summary: 'The sums over a whole search of lines',
    body: Search,
    /** Of what is issued; the lines of drafts and of annulled ones are apart. */
    response: z.object({
      lineas: z.int(),
      cantidad: z.int(),
      importe: z.number(),
      aparte: z.int(),
      /** What some of them say anew, which counts once. */
      sustituido: z.number(),
    }),
  }),
})
