import { ESTADOS_DE_NOTA, MOTIVOS_DE_SEGUNDA, TRABAJOS } from '@telar/domain/produccion/operacion'
import { z } from 'zod'
import { Talla } from '../catalogo/talla.ts'
import { Fecha, Id, Momento, Registro, TextoLibre, Textos } from '../kit/crud.ts'
import { Cantidad } from '../ventas/importes.ts'
import { PasoInput } from './operaciones.ts'
import { LineasDeOrdenInput } from './orden.ts'

/** Garments of one colour and size in one operation. */
const CeldaDePaso = z.object({
  colorId: Id,
  talla: z.string(),
  /** May leave for it now. */
  porEnviar: z.int(),
  /** At it now. */
  fuera: z.int(),
  buenas: z.int(),
  segundas: z.int(),
  perdidas: z.int(),
})

/** An operation of an order and how far its garments are. */
export const Paso = z.object({
  id: Id,
  operacionId: Id,
  operacion: Textos,
  trabajo: z.enum(TRABAJOS),
  dentro: z.boolean(),
  tallerId: Id.nullable(),
  taller: z.string().nullable(),
  tarifa: z.number(),
  /** What each garment is really paid at, and who says it. */
  tarifaEfectiva: z.number(),
  origen: z.enum(['operacion', 'hoja', 'habitual', 'ninguno']),
  /** What a garment usually takes in it. */
  minutos: z.number().nullable(),
  precioPerdida: z.number().nullable(),
  desde: Fecha.nullable(),
  hasta: Fecha.nullable(),
  porEnviar: z.int(),
  fuera: z.int(),
  buenas: z.int(),
  segundas: z.int(),
  perdidas: z.int(),
  /** It has garments, or had: it stays where it is. */
  usada: z.boolean(),
  celdas: z.array(CeldaDePaso),
})
export type Paso = z.output<typeof Paso>

/** A note in short, and what came back of it. */
const NotaCorta = z.object({
  id: Id,
  numero: z.string(),
  ordenOperacionId: Id,
  taller: z.string().nullable(),
  fecha: Fecha,
  fechaPrevista: Fecha.nullable(),
  cantidad: z.int(),
  fuera: z.int(),
  anulada: z.boolean(),
})

export const Ruta = z.object({ ordenId: Id, version: z.int(), pasos: z.array(Paso), notas: z.array(NotaCorta) })
export type Ruta = z.output<typeof Ruta>

export const RutaInput = z.object({
  pasos: z.array(PasoInput).min(1).max(20),
  /** New orders of the model take it too. */
  deModelo: z.boolean().default(false),
  version: z.int().nullish(),
})

/** A row of the list of workshops' notes. */
export const NotaFila = Registro.extend({
  numero: z.string(),
  ordenId: Id,
  orden: z.string(),
  modelo: z.string(),
  nombre: z.string(),
  ordenOperacionId: Id,
  operacion: Textos,
  tallerId: Id.nullable(),
  taller: z.string().nullable(),
  estado: z.enum(ESTADOS_DE_NOTA),
  fecha: Fecha,
  fechaPrevista: Fecha.nullable(),
  tarifa: z.number(),
  cantidad: z.int(),
  buenas: z.int(),
  segundas: z.int(),
  perdidas: z.int(),
  fuera: z.int(),
  quien: z.string().nullable(),
  atrasada: z.boolean(),
})
export type NotaFila = z.output<typeof NotaFila>

const DeCelda = z.object({
  colorId: Id,
  talla: z.string(),
  buenas: z.int(),
  segundas: z.int(),
  perdidas: z.int(),
  motivo: z.enum(MOTIVOS_DE_SEGUNDA).nullable(),
  detalle: z.string(),
})

const Vuelta = z.object({
  id: Id,
  fecha: Fecha,
  anulada: z.boolean(),
  nota: z.string(),
  quien: z.string().nullable(),
  /** When it was written down. */
  cuando: Momento,
  /** The statement that it is on. */
  liquidacionId: Id.nullable(),
  celdas: z.array(DeCelda),
})

export const Nota = NotaFila.extend({
  modeloId: Id,
  tallas: z.array(z.string()),
  precioPerdida: z.number().nullable(),
  acompana: z.string(),
  notas: z.string(),
  anulada: z.boolean(),
  /** Its good garments go into the stock: nothing is done to them after it. */
  ultima: z.boolean(),
  celdas: z.array(
    z.object({
      colorId: Id,
      color: Textos,
      hex: z.string(),
      talla: z.string(),
      cantidad: z.int(),
      fuera: z.int(),
    }),
  ),
  vueltas: z.array(Vuelta),
})
export type Nota = z.output<typeof Nota>

export const SalidaInput = z.object({
  ordenOperacionId: Id,
  /** Without one, today. */
  fecha: Fecha.nullable().default(null),
  fechaPrevista: Fecha.nullable().default(null),
  acompana: TextoLibre(2000),
  notas: TextoLibre(2000),
  lineas: LineasDeOrdenInput.min(1),
  /** Of the order, at which it was read: what somebody else has sent meanwhile is not sent again. */
  version: z.int().nullish(),
})

export const VueltaInput = z.object({
  /** The day they came; without one, today. */
  fecha: Fecha.nullable().default(null),
  nota: TextoLibre(500),
  celdas: z
    .array(
      z.object({
        colorId: Id,
        talla: Talla,
        buenas: Cantidad.default(0),
        segundas: Cantidad.default(0),
        perdidas: Cantidad.default(0),
        /** Why they are seconds; needed where there are some. */
        motivo: z.enum(MOTIVOS_DE_SEGUNDA).nullable().default(null),
        detalle: TextoLibre(200),
      }),
    )
    .min(1)
    .max(400),
  /** At which it was read: what somebody else has done meanwhile is not done again. */
  version: z.int().nullish(),
})

/** What is at a workshop now: one note, or what is left of it. */
export const EnTaller = z.object({
  tallerId: Id.nullable(),
  taller: z.string().nullable(),
  prendas: z.int(),
  atrasadas: z.int(),
  notas: z.array(
    z.object({
      id: Id,
      numero: z.string(),
      ordenId: Id,
      orden: z.string(),
      modelo: z.string(),
      nombre: z.string(),
      operacion: Textos,
      fuera: z.int(),
      /** How many days it has been there. */
      dias: z.int(),
      fecha: Fecha,
      fechaPrevista: Fecha.nullable(),
      atrasada: z.boolean(),
    }),
  ),
})
export type EnTaller = z.output<typeof EnTaller>

export const SegundasInput = z.object({
  desde: Fecha,
  hasta: Fecha,
  /** Of one workshop only. */
  tallerId: Id.nullable().default(null),
})

/** Seconds by workshop, by model and by reason. */
export const Segundas = z.object({
  talleres: z.array(
    z.object({
      tallerId: Id.nullable(),
      taller: z.string().nullable(),
      prendas: z.int(),
      segundas: z.int(),
      perdidas: z.int(),
      /** Seconds among all that came back, in per cent. */
      tasa: z.number(),
    }),
  ),
  filas: z.array(
    z.object({
      tallerId: Id.nullable(),
      taller: z.string().nullable(),
      modeloId: Id,
      modelo: z.string(),
      nombre: z.string(),
      operacion: Textos,
      motivo: z.enum(MOTIVOS_DE_SEGUNDA).nullable(),
      segundas: z.int(),
      detalles: z.array(z.string()),
    }),
  ),
})
export type Segundas = z.output<typeof Segundas>
