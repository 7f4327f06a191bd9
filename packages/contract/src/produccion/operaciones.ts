import { TRABAJOS } from '@telar/domain/produccion/operacion'
import { z } from 'zod'
import { ById, crud, Id, Registro, Texto, TextoEnIdiomas, Textos } from '../kit/crud.ts'
import { read, resource, write } from '../kit/endpoint.ts'
import { PrecioUnitario } from './materia.ts'

export const OperacionInput = z.object({
  codigo: Texto(20),
  nombre: TextoEnIdiomas(60),
  /** Its place in a route when nobody says another. */
  orden: z.int().min(0).max(10_000).default(0),
  /** The line of the cost sheet that it is paid by. */
  trabajo: z.enum(TRABAJOS),
  /** What a garment usually takes in it. */
  minutos: PrecioUnitario.nullable().default(null),
  /** What it costs where neither the workshop nor the sheet say it. */
  tarifa: PrecioUnitario.default(0),
  activa: z.boolean().default(true),
})
export const Operacion = Registro.extend({
  codigo: z.string(),
  nombre: Textos,
  orden: z.int(),
  trabajo: z.enum(TRABAJOS),
  minutos: z.number().nullable(),
  tarifa: z.number(),
  activa: z.boolean(),
})
export type Operacion = z.output<typeof Operacion>

/** What a workshop asks for a kind of work; nothing where nobody has said it. */
export const TarifaDeTaller = z.object({
  operacionId: Id,
  operacion: Textos,
  tarifa: z.number().nullable(),
  precioPerdida: z.number().nullable(),
})
export type TarifaDeTaller = z.output<typeof TarifaDeTaller>

export const TarifasInput = z.object({
  tarifas: z
    .array(
      z.object({
        operacionId: Id,
        /** Without one, it has none of its own. */
        tarifa: PrecioUnitario.nullable(),
        precioPerdida: PrecioUnitario.nullable().default(null),
      }),
    )
    .min(1)
    .max(100),
})

/** A step of a route: what is done, where and at what rate. */
export const PasoInput = z.object({
  /** Without one, it is new. */
  id: Id.nullable().default(null),
  operacionId: Id,
  dentro: z.boolean().default(false),
  tallerId: Id.nullable().default(null),
  /** Without one, the workshop's; nothing, the cost sheet's, and then what that work usually costs. */
  tarifa: PrecioUnitario.nullable().default(null),
  precioPerdida: PrecioUnitario.nullable().default(null),
  desde: z.iso.date().nullable().default(null),
  hasta: z.iso.date().nullable().default(null),
})

export const operaciones = resource(
  'operaciones',
  {
    ...crud(Operacion, OperacionInput),
    tarifas: read.get('/tarifas/:id', {
      access: 'View',
      summary: 'What a workshop asks for each kind of work',
      params: ById,
      response: z.array(TarifaDeTaller),
    }),
    guardarTarifas: write.post('/tarifas/:id', {
      access: 'Update',
      summary: 'What a workshop asks for some kinds of work; orders under way keep theirs',
      params: ById,
      body: TarifasInput,
      response: z.array(TarifaDeTaller),
    }),
    deModelo: read.get('/de-modelo/:id', {
      access: 'View',
      summary: 'The route that a new order of a model takes',
      params: ById,
      response: z.array(
        z.object({
          operacionId: Id,
          operacion: Textos,
          dentro: z.boolean(),
          tallerId: Id.nullable(),
          tarifa: z.number(),
        }),
      ),
    }),
  },
  { rights: 'ordenesfab' },
)
