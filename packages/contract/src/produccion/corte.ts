import { UNIDADES } from '@telar/domain/produccion/materia'
import { z } from 'zod'
import { Id, TextoLibre } from '../kit/crud.ts'
import { Medida } from './materia.ts'
import { LineasDeOrdenInput } from './orden.ts'

/** What is about to be cut. */
export const PorCortarInput = z.object({ lineas: LineasDeOrdenInput.default([]) })

/** A material of the order's sheet: what the garments take of it, and the rolls there are, with what to cut from each. */
export const TelaPorCortar = z.object({
  materiaId: Id,
  codigo: z.string(),
  materia: z.string(),
  unidad: z.enum(UNIDADES),
  necesaria: z.number(),
  /** What other launched orders will cut of it. */
  reservada: z.number(),
  porColor: z.array(z.object({ colorId: Id, necesaria: z.number() })),
  piezas: z.array(
    z.object({
      id: Id,
      numero: z.string(),
      lote: z.string(),
      colorId: Id.nullable(),
      ubicacion: z.string(),
      restante: z.number(),
      propuesta: z.number(),
    }),
  ),
})
export type TelaPorCortar = z.output<typeof TelaPorCortar>

const unaSolaMedida = ({ cantidad, resto }: { cantidad: number | null; resto: number | null }) =>
  (cantidad === null) !== (resto === null)
const sinRepetir = (consumos: { piezaId: number }[]) =>
  new Set(consumos.map(({ piezaId }) => piezaId)).size === consumos.length

/** Garments that were cut, and of which rolls: how much of each, or how much was measured to be left. */
export const CorteInput = z.object({
  lineas: LineasDeOrdenInput.default([]),
  consumos: z
    .array(
      z
        .object({ piezaId: Id, cantidad: Medida.nullable().default(null), resto: Medida.nullable().default(null) })
        .refine(unaSolaMedida, { path: ['cantidad'], message: 'field.required' }),
    )
    .max(200)
    .refine(sinRepetir, { message: 'pieza.repetida' })
    .default([]),
})

/** With a reason, it is cut although something speaks against it. */
export const CortarInput = CorteInput.extend({
  nota: TextoLibre(500),
  motivo: TextoLibre(500),
  /** At which it was read: what somebody else has done meanwhile is not done again. */
  version: z.int().nullish(),
})

/** What speaks against a cut, in words, and of which rolls it speaks. */
export const ProblemaDeCorte = z.object({
  clase: z.enum(['color', 'lotes', 'de-mas', 'metros']),
  mensaje: z.string(),
  piezaIds: z.array(Id),
})
export type ProblemaDeCorte = z.output<typeof ProblemaDeCorte>
