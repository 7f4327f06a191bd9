import { TIPOS_DE_MOVIMIENTO } from '@telar/domain/facturacion/caja'
import { z } from 'zod'
import { ById, crud, Fecha, Id, Texto } from '../kit/crud.ts'
import { CSV, file, read, write } from '../kit/endpoint.ts'
import { page, Search } from '../kit/search.ts'
import {
  CajaDiaria,
  ComisionDeComercial,
  Impuestos,
  Liquidacion,
  LiquidacionFila,
  PaseFila,
  Pendientes,
} from './tesoreria.ts'

const Periodo = z.object({ desde: Fecha, hasta: Fecha })
const { export: pasesEnExcel } = crud(PaseFila, z.object({}))
const { export: liquidacionesEnExcel } = crud(LiquidacionFila, z.object({}))
const importe = z.number().min(0).max(1_000_000).multipleOf(0.01)

/** The calls about the money of invoices: posting, till, commissions, what is owed, returns. */
export const cuentas = {
  pase: write.post('/pase', {
    access: 'Issue',
    summary: 'Post issued invoices to the accounts; those already posted are left alone',
    body: z.union([z.object({ ids: z.array(Id).min(1).max(200) }), Periodo]),
    response: z.object({ paseId: Id.nullable(), ids: z.array(Id), total: z.number() }),
  }),
  searchPases: read.post('/search-pases', {
    access: 'Issue',
    summary: 'Search lots of posted invoices',
    body: Search,
    response: page(PaseFila),
  }),
  exportPases: { ...pasesEnExcel, access: 'Issue' as const, path: '/excel-export-pases' as const },
  paseCsv: read.get('/pase/:id/csv', {
    access: 'Issue',
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
  cajaDiaria: read.post('/caja-diaria', {
    access: 'Issue',
    summary: 'The till of a day',
    body: z.object({ fecha: Fecha }),
    response: CajaDiaria,
  }),
  moverCaja: write.post('/caja-diaria/movimientos', {
    access: 'Issue',
    summary: 'Cash that moves without an invoice',
    creates: true,
    body: z.object({
      fecha: Fecha,
      tipo: z.enum(TIPOS_DE_MOVIMIENTO),
      concepto: Texto(200),
      importe: importe.min(0.01),
    }),
    response: CajaDiaria,
  }),
  borrarMovimiento: write.delete('/caja-diaria/movimientos/:id', {
    access: 'Issue',
    summary: 'Take back a movement of a day that is open',
    params: ById,
    response: CajaDiaria,
  }),
  cerrarCaja: write.post('/caja-diaria/cierre', {
    access: 'Issue',
    summary: 'Count the till and close the day',
    body: z.object({ fecha: Fecha, recuento: importe, notas: z.string().trim().max(500).default('') }),
    response: CajaDiaria,
  }),
  abrirCaja: write.post('/caja-diaria/apertura', {
    access: 'Issue',
    summary: 'Open the last closed day again',
    body: z.object({ fecha: Fecha }),
    response: CajaDiaria,
  }),
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
      importe: z.number().multipleOf(0.01),
      notas: z.string().trim().max(500).default(''),
    }),
    response: Id,
  }),
  searchLiquidaciones: read.post('/search-liquidaciones', {
    access: 'Search',
    summary: 'Search settlements',
    body: Search,
    response: page(LiquidacionFila),
  }),
  exportLiquidaciones: { ...liquidacionesEnExcel, path: '/excel-export-liquidaciones' as const },
  liquidacion: read.get('/liquidaciones/:id', {
    access: 'View',
    summary: 'A settlement with its invoices',
    params: ById,
    response: Liquidacion,
  }),
  pendientes: read.post('/pendientes', {
    access: 'Search',
    summary: 'What is to be collected, by how late it is',
    body: z.object({ fecha: Fecha.nullish(), clienteId: Id.nullish() }),
    response: Pendientes,
  }),
  impuestos: read.post('/impuestos', {
    access: 'Issue',
    summary: 'The figures of returns 303, 347 and 349 for a period',
    body: Periodo,
    response: Impuestos,
  }),
}
