import { MODELOS, MODELOS_PRESENTADOS, PERIODOS } from '@telar/domain/facturacion/agencia/periodo'
import { TRATOS_DE_IVA } from '@telar/domain/facturacion/recibida'
import { z } from 'zod'
import { ById, Fecha, Id, Momento, Texto, TextoLibre } from '../kit/crud.ts'
import { file, read, resource, write } from '../kit/endpoint.ts'
import { Periodo } from './periodo.ts'

const Operador = z.object({ clienteId: Id, nif: z.string(), nombre: z.string(), pais: z.string() })

const Proveedor = Operador.omit({ clienteId: true }).extend({ proveedorId: Id })

/** The figures of the returns: 303 by rate, 347 by customer or supplier and quarter, 349 by each. */
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
    /** Of invoices received, by how VAT goes on them; of some the house owes the tax itself. */
    soportado: z.array(
      z.object({
        trato: z.enum(TRATOS_DE_IVA),
        inmovilizado: z.boolean(),
        /** Work and services, as against goods. */
        servicio: z.boolean(),
        /** It takes back what another said. */
        rectificativa: z.boolean(),
        iva: z.number(),
        base: z.number(),
        cuota: z.number(),
        baseDeducible: z.number(),
        cuotaDeducible: z.number(),
      }),
    ),
  }),
  modelo347: z.array(
    Operador.extend({ codigoPostal: z.string(), trimestres: z.array(z.number()).length(4), total: z.number() }),
  ),
  /** Customers of whom much came in cash, by the year of what they paid for. */
  efectivo347: z.array(Operador.extend({ codigoPostal: z.string(), ejercicio: z.int(), importe: z.number() })),
  modelo349: z.array(Operador.extend({ base: z.number(), rectificado: z.number() })),
  /** The same of what was bought. */
  compras347: z.array(
    Proveedor.extend({ codigoPostal: z.string(), trimestres: z.array(z.number()).length(4), total: z.number() }),
  ),
  /** Goods (A) and services (I). */
  compras349: z.array(Proveedor.extend({ clave: z.enum(['A', 'I']), base: z.number() })),
  /** What left for other states of the Union, by code of the goods and country; pieces whose model has no weight apart. */
  intrastat: z.array(
    z.object({
      taric: z.string(),
      pais: z.string(),
      prendas: z.int(),
      kilos: z.number(),
      sinPeso: z.int(),
      importe: z.number(),
    }),
  ),
  /** What came from there, of invoices received, by code of the materials; what of it has no weight apart, in euros. */
  introducciones: z.array(
    z.object({ taric: z.string(), pais: z.string(), kilos: z.number(), sinPeso: z.number(), importe: z.number() }),
  ),
})

const Ejercicio = z.int().min(2000).max(2100)

/** An operation of a period that was written down after its return was presented. */
const Tardia = z.object({
  clase: z.enum(['emitida', 'recibida']),
  id: Id,
  numero: z.string(),
  nombre: z.string(),
  /** When it counts. */
  fecha: Fecha,
  base: z.number(),
  cuota: z.number(),
})

/** A return that was handed in, and what of its period came after. */
export const Presentacion = z.object({
  id: Id,
  modelo: z.enum(MODELOS_PRESENTADOS),
  ejercicio: z.int(),
  periodo: z.enum(PERIODOS),
  fecha: Fecha,
  justificante: z.string(),
  quien: z.string(),
  creadoEn: Momento,
  /** It was taken back: by whom and why. */
  retiradaEn: Momento.nullable(),
  retiradaPor: z.string().nullable(),
  motivo: z.string(),
  tardias: z.array(Tardia),
})
export type Presentacion = z.output<typeof Presentacion>

export const impuestos = resource('facturas', {
  impuestos: read.post('/impuestos', {
    access: 'Issue',
    summary: 'The figures of returns 303, 347 and 349 for a period',
    body: Periodo,
    response: Impuestos,
  }),
  ficheroDeModelo: read.post('/impuestos/fichero', {
    access: 'Issue',
    summary: "A return as the agency's layout has it, to be read by its forms",
    body: z.object({
      modelo: z.enum(MODELOS),
      ejercicio: Ejercicio,
      /** A quarter, a month, or the year for 347. */
      periodo: z.enum(PERIODOS),
    }),
    response: file('text/plain'),
  }),
  presentaciones: read.get('/impuestos/presentaciones/:ejercicio', {
    access: 'Issue',
    summary: 'The returns of a year that were presented, also those taken back, and what of their periods came after',
    params: z.object({ ejercicio: z.coerce.number<number | string>().pipe(Ejercicio) }),
    response: z.array(Presentacion),
  }),
  presentar: write.post('/impuestos/presentaciones', {
    access: 'Issue',
    summary: 'Say that a return was presented: what it declared stays as it was',
    creates: true,
    exclusive: true,
    body: z.object({
      modelo: z.enum(MODELOS_PRESENTADOS),
      ejercicio: Ejercicio,
      /** A quarter or a month; the year for 347 and 390. */
      periodo: z.enum(PERIODOS),
      fecha: Fecha,
      justificante: TextoLibre(40),
    }),
    response: Id,
  }),
  retirarPresentacion: write.post('/impuestos/presentaciones/:id/retirar', {
    access: 'Issue',
    summary: 'Say that a return was not presented after all; that it was said stays',
    creates: true,
    params: ById,
    body: z.object({ motivo: Texto(300) }),
    response: Id,
  }),
})
