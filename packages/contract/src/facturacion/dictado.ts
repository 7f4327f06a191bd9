import { AVISOS_DE_DICTADO } from '@telar/domain/facturacion/dictado/catalogo'
import { MERCANCIAS } from '@telar/domain/facturacion/mercancia'
import { z } from 'zod'
import { Fecha, Id, Textos } from '../kit/crud.ts'
import { MB, read, resource } from '../kit/endpoint.ts'

const LineaReconocida = z.object({
  modeloId: Id.nullable(),
  numero: z.string(),
  nombre: z.string(),
  colorId: Id.nullable(),
  /** As it was said. */
  color: z.string(),
  tallasCantidades: z.array(z.object({ talla: z.string(), cantidad: z.number() })),
  cantidad: z.number(),
  /** What was said; otherwise what the customer pays, or, of nobody, the house's. */
  precio: z.number().nullable(),
  /** Whether the price was said. */
  dicho: z.boolean(),
  /** Why the customer's price is not the house's, in words. */
  porque: z.string(),
  dto: z.number(),
  /** From 0, nothing is certain, to 1. */
  confianza: z.number(),
  /** What else it may have been. */
  candidatos: z.object({
    modelos: z.array(z.object({ id: Id, numero: z.string(), nombre: z.string() })),
    colores: z.array(z.object({ id: Id, nombre: Textos, hex: z.string() })),
    tallas: z.array(z.string()),
  }),
})

export const Reconocido = z.object({
  texto: z.string(),
  lineas: z.array(LineaReconocida),
  avisos: z.array(
    z.object({
      /** Which line it speaks of. */
      linea: z.int().nullable(),
      nivel: z.enum(['error', 'aviso']),
      codigo: z.enum(AVISOS_DE_DICTADO),
      texto: z.string(),
    }),
  ),
})

export type Reconocido = z.output<typeof Reconocido>

export const dictado = resource('facturas', {
  recognize: read.post('/recognize', {
    access: 'Create',
    summary: 'Lines from what was said or typed; nothing is stored',
    multipart: true,
    maxBody: 11 * MB,
    /** For whom, on what day and of what garments: the price is theirs. */
    query: z.object({
      clienteId: z.coerce.number<number | string>().pipe(Id).optional(),
      fecha: Fecha.optional(),
      mercancia: z.enum(MERCANCIAS).default('nada'),
    }),
    body: z.object({ texto: z.string().trim().min(1).max(5000) }),
    response: Reconocido,
  }),
})
