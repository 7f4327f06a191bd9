import { CRITERIOS_DE_COMISION } from '@telar/domain/clientes/cliente'
import { z } from 'zod'
import { ById, crud, Fecha, Id, Registro, TextoLibre } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'
import { page, Search } from '../kit/search.ts'

const Porcentaje = z.number()

/** What of an invoice's commission is due by now, what had been settled, and what is left. */
export const FacturaComisionada = z.object({
  id: Id,
  numeroCompleto: z.string(),
  fecha: Fecha,
  cliente: z.string(),
  /** The taxable base without carriage, which pays none. */
  base: z.number(),
  total: z.number(),
  cobrado: z.number(),
  /** What it pays on, as it was agreed when it was issued. */
  criterio: z.enum(CRITERIOS_DE_COMISION),
  tipo: Porcentaje.nullable(),
  comision: z.number(),
  devengado: z.number(),
  anterior: z.number(),
  importe: z.number(),
})

export const ComisionDeComercial = z.object({
  comercialId: Id,
  comercial: z.string(),
  /** What all its invoices pay on; where they differ, what is agreed by now. */
  criterio: z.enum(CRITERIOS_DE_COMISION),
  importe: z.number(),
  facturas: z.array(FacturaComisionada),
})

export type ComisionDeComercial = z.output<typeof ComisionDeComercial>

export const LiquidacionFila = Registro.extend({
  comercialId: Id,
  comercial: z.string(),
  fecha: Fecha,
  hasta: Fecha,
  criterio: z.enum(CRITERIOS_DE_COMISION),
  facturas: z.int(),
  importe: z.number(),
  quien: z.string(),
  notas: z.string(),
  /** When the bank paid it to the rep. */
  pagada: Fecha.nullable(),
})

export const Liquidacion = LiquidacionFila.extend({ detalle: z.array(FacturaComisionada) })

const { export: enExcel } = crud(LiquidacionFila, z.object({}))

export const comisiones = resource(
  'facturas',
  {
    comisiones: read.post('/comisiones', {
      access: 'Search',
      summary: 'What is owed to the reps up to a day; a rep sees their own',
      body: z.object({ hasta: Fecha.nullish(), desde: Fecha.nullish(), comercialId: Id.nullish() }),
      response: z.array(ComisionDeComercial),
    }),
    liquidar: write.post('/comisiones/liquidar', {
      access: 'Issue',
      summary: 'Fix what a rep is owed, as the preview showed it',
      creates: true,
      body: z.object({
        comercialId: Id,
        hasta: Fecha.nullish(),
        desde: Fecha.nullish(),
        /** What the preview said; if something has happened since, nothing is fixed. */
        importe: z.number().multipleOf(0.01).check(exacto(0.01)),
        notas: TextoLibre(500),
      }),
      response: Id,
    }),
    searchLiquidaciones: read.post('/search-liquidaciones', {
      access: 'Search',
      summary: 'Search settlements',
      body: Search,
      response: page(LiquidacionFila),
    }),
    exportLiquidaciones: { ...enExcel, path: '/excel-export-liquidaciones' as const },
    liquidacion: read.get('/liquidaciones/:id', {
      access: 'View',
      summary: 'A settlement with its invoices',
      params: ById,
      response: Liquidacion,
    }),
  },
  { rights: 'comisiones' },
)
