import { UNIDADES } from '@telar/domain/produccion/materia'
import { z } from 'zod'
import { PrimerosPasos } from '../casa/primerospasos.ts'
import { Fecha, Id, Momento, Textos } from '../kit/crud.ts'
import { read, resource } from '../kit/endpoint.ts'

/** What the first page of the back office shows. A part that the caller may not see is null. */
export const Inicio = z.object({
  hoy: Fecha,
  /** What was invoiced week by week, without taxes, beside the same week a year before. */
  semanas: z.array(z.object({ lunes: Fecha, base: z.number(), antes: z.number() })).nullable(),
  /** The same weeks by rep, the most first; of who has none, without a name. */
  comerciales: z
    .array(z.object({ id: Id.nullable(), nombre: z.string().nullable(), base: z.number(), antes: z.number() }))
    .nullable(),
  /** What is to be collected, by how late it is, and who owes most. */
  cobros: z
    .object({
      total: z.number(),
      corriente: z.number(),
      hasta30: z.number(),
      hasta60: z.number(),
      hasta90: z.number(),
      mas90: z.number(),
      deudores: z.array(z.object({ clienteId: Id, cliente: z.string(), total: z.number(), vencido: z.number() })),
    })
    .nullable(),
  /** What was ordered of the newest season and of the one before, with what sells best of the newest. */
  temporadas: z
    .array(
      z.object({
        id: Id,
        codigo: z.string(),
        pedidos: z.int(),
        clientes: z.int(),
        prendas: z.int(),
        importe: z.number(),
        modelos: z.array(z.object({ id: Id, numero: z.string(), nombre: z.string(), prendas: z.int() })),
        colores: z.array(z.object({ id: Id, nombre: Textos, hex: z.string(), prendas: z.int() })),
      }),
    )
    .nullable(),
  /** The seasons whose release day is near: how many garments become free, of how many orders. */
  liberaciones: z
    .array(z.object({ id: Id, codigo: z.string(), fecha: Fecha, prendas: z.int(), pedidos: z.int() }))
    .nullable(),
  bajoMinimo: z
    .object({
      cuantas: z.int(),
      materias: z.array(
        z.object({
          id: Id,
          codigo: z.string(),
          nombre: z.string(),
          unidad: z.enum(UNIDADES),
          stock: z.number(),
          stockMinimo: z.number(),
          enCamino: z.number(),
        }),
      ),
    })
    .nullable(),
  atrasadas: z
    .object({
      cuantas: z.int(),
      ordenes: z.array(
        z.object({
          id: Id,
          numero: z.string(),
          modelo: z.string(),
          nombre: z.string(),
          taller: z.string().nullable(),
          dias: z.int(),
          faltan: z.int(),
        }),
      ),
    })
    .nullable(),
  /** The orders that were closed last: what a garment was to cost and what it came to. */
  costes: z
    .array(
      z.object({
        id: Id,
        numero: z.string(),
        modelo: z.string(),
        nombre: z.string(),
        previsto: z.number().nullable(),
        real: z.number(),
      }),
    )
    .nullable(),
  /** Whether the books agreed when they were looked over last, or which rules did not hold and since when. */
  cuadre: z
    .object({
      cuadra: z.boolean(),
      terminadoEn: Momento,
      /** Broken, or, without a date, not looked at for want of time. */
      rotas: z.array(z.object({ nombre: z.string(), frase: Textos, desde: Momento.nullable() })),
    })
    .nullable(),
  /** What a new house still lacks; nothing once it lacks nothing. */
  primerosPasos: PrimerosPasos.nullable(),
})
export type Inicio = z.output<typeof Inicio>

export const inicio = resource(
  'personal',
  {
    inicio: read.get('/inicio', {
      access: 'signed-in',
      summary: 'What the first page of the back office shows to the caller; nothing of what they may not search',
      response: Inicio,
    }),
  },
  { base: '/api' },
)
