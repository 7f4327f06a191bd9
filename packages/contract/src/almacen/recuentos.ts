import { EN_CASA } from '@telar/domain/almacen/movimiento'
import { z } from 'zod'
import { Talla } from '../catalogo/talla.ts'
import { ById, crud, Id, Momento, Registro, TextoLibre, Textos } from '../kit/crud.ts'
import { read, resource } from '../kit/endpoint.ts'
import { CANTIDAD_MAXIMA } from './movimientos.ts'

const RecuentoFila = Registro.extend({
  lugar: z.enum(EN_CASA),
  quien: z.string().nullable(),
  nota: z.string(),
  celdas: z.int(),
  sobran: z.int(),
  faltan: z.int(),
})
export type RecuentoFila = z.output<typeof RecuentoFila>

const Contada = z.object({
  modeloId: Id,
  numero: z.string().nullable(),
  nombre: z.string().nullable(),
  colorId: Id,
  color: Textos.nullable(),
  talla: z.string(),
  habia: z.int(),
  contadas: z.int(),
})

/** A cell to be counted, beside what the books say of it. */
const PorContar = z.object({
  modeloId: Id,
  numero: z.string(),
  nombre: z.string(),
  tallas: z.array(z.string()),
  colorId: Id,
  color: Textos,
  hex: z.string(),
  talla: z.string(),
  hay: z.int(),
  /** How many of them are kept for orders, or tied to them. */
  comprometidas: z.int(),
})
export type PorContar = z.output<typeof PorContar>

/** A cell that somebody looked for and did not find, with where it should lie. */
const Pendiente = z.object({
  ...{ modeloId: Id, numero: z.string(), nombre: z.string(), colorId: Id, color: Textos, talla: z.string() },
  ...{ motivo: z.string(), documento: z.string(), quien: z.string().nullable(), desde: Momento },
  ubicacion: z.string().nullable(),
})
export type Pendiente = z.output<typeof Pendiente>

const Cuenta = z.int().min(0).max(CANTIDAD_MAXIMA)

export const RecuentoInput = z.object({
  lugar: z.enum(EN_CASA).default('almacen'),
  nota: TextoLibre(500),
  celdas: z
    .array(
      z.object({
        modeloId: Id,
        colorId: Id,
        talla: Talla,
        /** What the books said when it was counted: what has moved since then is not counted twice. */
        habia: Cuenta,
        contadas: Cuenta,
      }),
    )
    .min(1)
    .max(2000),
})

/** A cell of which the books say something else by now than when it was counted. */
const Movida = z.object({
  ...{ modeloId: Id, modelo: z.string(), colorId: Id, color: Textos, talla: z.string() },
  ...{ habia: z.int(), hay: z.int() },
  /** Somebody has counted it since: it is not put right twice. */
  contada: z.boolean(),
})
export type Movida = z.output<typeof Movida>

/** What a count would book, what has moved since, and who would lose garments that were tied to them. */
const RecuentoPrevio = z.object({
  sobran: z.int(),
  faltan: z.int(),
  movidas: z.array(Movida),
  pierden: z.array(
    z.object({
      pedidoId: Id,
      numero: z.string(),
      cliente: z.string(),
      modelo: z.string(),
      color: Textos,
      talla: z.string(),
      cantidad: z.int(),
    }),
  ),
})
export type RecuentoPrevio = z.output<typeof RecuentoPrevio>

const flat = crud(RecuentoFila, RecuentoInput)

export const recuentos = resource('recuentos', {
  search: flat.search,
  export: flat.export,
  get: { ...flat.get, response: RecuentoFila.extend({ contadas: z.array(Contada), cuando: Momento }) },
  hoja: read.post('/hoja', {
    access: 'Create',
    summary: 'The cells of some models to be counted, beside what the books say',
    body: z.object({ modeloIds: z.array(Id).min(1).max(50), lugar: z.enum(EN_CASA).default('almacen') }),
    response: z.array(PorContar),
  }),
  hojaDeUbicacion: read.get('/hoja/ubicacion/:id', {
    access: 'Create',
    summary: 'The cells that lie on a shelf to be counted, beside what the books say, and where else each lies',
    params: ById,
    query: z.object({ lugar: z.enum(EN_CASA).default('almacen') }),
    response: z.object({ codigo: z.string(), celdas: z.array(PorContar.extend({ otras: z.array(z.string()) })) }),
  }),
  pendientes: read.get('/por-contar', {
    access: 'View',
    summary: 'The cells that were looked for and not found, the oldest first',
    response: z.array(Pendiente),
  }),
  previsualizar: read.post('/previsualizar', {
    access: 'Create',
    summary: 'What a count would book; nothing is written',
    body: RecuentoInput,
    response: RecuentoPrevio,
  }),
  create: { ...flat.create, summary: 'Book the differences of a count' },
})
