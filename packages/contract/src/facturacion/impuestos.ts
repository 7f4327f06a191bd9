import { MODELOS, PERIODOS } from '@telar/domain/facturacion/agencia/periodo'
import { TRATOS_DE_IVA } from '@telar/domain/facturacion/recibida'
import { z } from 'zod'
import { Id } from '../kit/crud.ts'
import { file, read, resource } from '../kit/endpoint.ts'
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
      ejercicio: z.int().min(2000).max(2100),
      /** A quarter, a month, or the year for 347. */
      periodo: z.enum(PERIODOS),
    }),
    response: file('text/plain'),
  }),
})
