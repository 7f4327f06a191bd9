import { z } from 'zod'
import { Talla } from '../catalogo/talla.ts'
import { ById, Fecha, Id, Textos } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'

/** What a manufacturing order will bring of a cell, and how much of it nobody has yet. */
const PorLlegar = z.object({
  ordenId: Id,
  numero: z.string(),
  fecha: Fecha.nullable(),
  pendiente: z.int(),
  libres: z.int(),
})

/** A line that awaits garments of a cell: what it has in the house, what comes for it, what nobody has given it. */
const Espera = z.object({
  pedidoLineaId: Id,
  pedidoId: Id,
  numero: z.string(),
  clienteId: Id,
  cliente: z.string(),
  fecha: Fecha,
  desde: Fecha.nullable(),
  hasta: Fecha.nullable(),
  pide: z.int(),
  enCasa: z.int(),
  llegan: z.array(z.object({ ordenId: Id, cantidad: z.int() })),
  faltan: z.int(),
  /** Its garments were released on that day: it gets none by itself any more. */
  liberadaEn: Fecha.nullable(),
})

export const CeldaDeReparto = z.object({
  colorId: Id,
  color: Textos,
  hex: z.string(),
  talla: z.string(),
  stock: z.int(),
  reservado: z.int(),
  asignado: z.int(),
  libre: z.int(),
  ordenes: z.array(PorLlegar),
  lineas: z.array(Espera),
})
export type CeldaDeReparto = z.output<typeof CeldaDeReparto>

/** Garments of one cell change hands: from a line or from what is free, to a line or to what is free. */
export const MoverInput = z
  .object({
    talla: Talla,
    cantidad: z.int().min(1).max(99_999),
    /** The line that has them; none: they are nobody's. */
    de: Id.nullable(),
    /** The line that gets them; none: they become nobody's. */
    a: Id.nullable(),
    /** The manufacturing order that will bring them; none: they are in the house. */
    ordenId: Id.nullable().default(null),
  })
  .refine(({ de, a }) => de !== a, { path: ['a'], message: 'field.invalid' })

/** What each of both has before and after. */
const Consecuencia = z.object({
  numero: z.string(),
  cliente: z.string(),
  pide: z.int(),
  antes: z.int(),
  despues: z.int(),
})

/** Garments of a model that are tied to an order. */
const Atada = z.object({
  pedidoId: Id,
  numero: z.string(),
  cliente: z.string(),
  hasta: Fecha.nullable(),
  modeloId: Id,
  modelo: z.string(),
  nombre: z.string(),
  enCasa: z.int(),
  llegan: z.int(),
})
export type Atada = z.output<typeof Atada>

export const reparto = resource('reparto', {
  get: read.get('/:id', {
    access: 'View',
    summary: "A model's cells: what there is, what comes, who awaits it and who has it",
    params: ById,
    response: z.object({
      modeloId: Id,
      numero: z.string(),
      nombre: z.string(),
      tallas: z.array(z.string()),
      /** The day on which what is tied becomes free. */
      fechaLiberacion: Fecha.nullable(),
      celdas: z.array(CeldaDeReparto),
    }),
  }),
  liberacion: read.get('/temporada/:id', {
    access: 'View',
    summary: "What is tied to a season's orders, order by order and model by model: what its release day sets free",
    params: ById,
    response: z.object({ fecha: Fecha.nullable(), liberada: z.boolean(), atadas: z.array(Atada) }),
  }),
  previsualizar: read.post('/previsualizar', {
    access: 'Update',
    summary: 'What would become of both if garments changed hands; nothing is written',
    body: MoverInput,
    response: z.array(Consecuencia),
  }),
  mover: write.post('/mover', {
    access: 'Update',
    summary: 'Give garments of a cell to another line, take them back, or hand out free ones',
    creates: true,
    body: MoverInput.safeExtend({
      /** What each of both was seen to have; where it is otherwise by now, it is told instead. */
      antes: z.array(z.int()).max(2).nullish(),
    }),
    response: z.array(Consecuencia),
  }),
})
