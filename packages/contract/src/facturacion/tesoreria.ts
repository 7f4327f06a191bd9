import { CRITERIOS_DE_COMISION, FORMAS_DE_PAGO } from '@telar/domain/clientes/cliente'
import { TIPOS_DE_MOVIMIENTO } from '@telar/domain/facturacion/caja'
import { MEDIOS_DE_COBRO } from '@telar/domain/facturacion/cobro'
import { z } from 'zod'
import { Fecha, Id, Momento, Registro } from '../kit/crud.ts'

const Porcentaje = z.number()

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
    }),
  ),
})

/** What of an invoice's commission is due by now, what had been settled, and what is left. */
const FacturaComisionada = z.object({
  id: Id,
  numeroCompleto: z.string(),
  fecha: Fecha,
  cliente: z.string(),
  base: z.number(),
  total: z.number(),
  cobrado: z.number(),
  tipo: Porcentaje.nullable(),
  comision: z.number(),
  devengado: z.number(),
  anterior: z.number(),
  importe: z.number(),
})
export const ComisionDeComercial = z.object({
  comercialId: Id,
  comercial: z.string(),
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
})
export const Liquidacion = LiquidacionFila.extend({ detalle: z.array(FacturaComisionada) })

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
  total: Tramos,
  clientes: z.array(Tramos.extend({ clienteId: Id, cliente: z.string(), facturas: z.int() })),
})

const Operador = z.object({ clienteId: Id, nif: z.string(), nombre: z.string(), pais: z.string() })
/** The figures of the returns: 303 by rate, 347 by customer and quarter, 349 by customer. */
export const Impuestos = z.object({
  modelo303: z.object({
    tramos: z.array(
      z.object({
        rectificativa: z.boolean(),
        iva: z.number(),
        re: z.number(),
        base: z.number(),
        cuotaIva: z.number(),
        cuotaRe: z.number(),
      }),
    ),
    intracomunitarias: z.number(),
    exportaciones: z.number(),
  }),
  modelo347: z.array(Operador.extend({ trimestres: z.array(z.number()).length(4), total: z.number() })),
  modelo349: z.array(Operador.extend({ base: z.number(), rectificado: z.number() })),
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
})
