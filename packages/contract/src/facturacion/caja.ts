import { FORMAS_DE_PAGO } from '@telar/domain/clientes/cliente'
import { TIPOS_DE_MOVIMIENTO } from '@telar/domain/facturacion/caja'
import { MEDIOS_DE_COBRO } from '@telar/domain/facturacion/cobro'
import { z } from 'zod'
import { ById, Fecha, Id, Texto, TextoLibre } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { exacto } from '../kit/exacto.ts'

const importe = z.number().min(0).max(1_000_000).multipleOf(0.01).check(exacto(0.01))

/** The till of a day: what it opened with, what moved, what should be there, what was counted. */
export const CajaDiaria = z.object({
  fecha: Fecha,
  cerrada: z.boolean(),
  apertura: z.number(),
  cobros: z.array(z.object({ medio: z.enum(MEDIOS_DE_COBRO), importe: z.number() })),
  anticipos: z.number(),
  devoluciones: z.number(),
  aportaciones: z.number(),
  gastos: z.number(),
  banco: z.number(),
  teorico: z.number(),
  recuento: z.number().nullable(),
  diferencia: z.number().nullable(),
  notas: z.string(),
  movimientos: z.array(
    z.object({
      id: Id,
      tipo: z.enum(TIPOS_DE_MOVIMIENTO),
      concepto: z.string(),
      importe: z.number(),
      quien: z.string(),
    }),
  ),
  facturas: z.array(
    z.object({
      formaPago: z.enum(FORMAS_DE_PAGO),
      facturas: z.int(),
      prendas: z.int(),
      base: z.number(),
      cuotaIva: z.number(),
      cuotaRe: z.number(),
      total: z.number(),
      /** What some of them say anew, which counts once. */
      sustituido: z.number(),
    }),
  ),
})

export const caja = resource(
  'facturas',
  {
    cajaDiaria: read.post('/caja-diaria', {
      access: 'View',
      summary: 'The till of a day',
      body: z.object({ fecha: Fecha }),
      response: CajaDiaria,
    }),
    moverCaja: write.post('/caja-diaria/movimientos', {
      access: 'Update',
      summary: 'Cash that moves without an invoice',
      creates: true,
      body: z.object({
        fecha: Fecha,
        tipo: z.enum(TIPOS_DE_MOVIMIENTO),
        concepto: Texto(200),
        importe: importe.min(0.01),
        /** The movements that were in sight: the same as one that came meanwhile is told, and not noted again. */
        vistos: z.array(Id).max(1000).nullish(),
      }),
      response: CajaDiaria,
    }),
    borrarMovimiento: write.delete('/caja-diaria/movimientos/:id', {
      access: 'Update',
      summary: 'Take back a movement of a day that is open',
      creates: true,
      params: ById,
      response: CajaDiaria,
    }),
    cerrarCaja: write.post('/caja-diaria/cierre', {
      access: 'Approve',
      summary: 'Count the till and close the day',
      creates: true,
      body: z.object({
        fecha: Fecha,
        recuento: importe,
        notas: TextoLibre(500),
        /** What should have been there by what was in sight; cash that moved meanwhile is told, and nothing is closed. */
        teorico: z.number().nullish(),
      }),
      response: CajaDiaria,
    }),
    abrirCaja: write.post('/caja-diaria/apertura', {
      access: 'Approve',
      summary: 'Open the last closed day again',
      creates: true,
      body: z.object({ fecha: Fecha }),
      response: CajaDiaria,
    }),
  },
  { rights: 'caja' },
)
