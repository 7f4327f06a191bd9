import { TIPOS_DE_LINEA } from '@telar/domain/produccion/escandallo'
import { UNIDADES } from '@telar/domain/produccion/materia'
import { MOTIVOS_DE_SEGUNDA } from '@telar/domain/produccion/operacion'
import { ESTADOS_DE_ORDEN } from '@telar/domain/produccion/orden-fab'
import { z } from 'zod'
import { Talla } from '../catalogo/talla.ts'
import { Fecha, Id, Momento, Registro, Texto, TextoLibre, Textos } from '../kit/crud.ts'
import { Cantidad } from '../ventas/importes.ts'
import { EscandalloReal, TotalDeEscandallo } from './escandallo.ts'
import { PrecioUnitario } from './materia.ts'

export const EstadoDeOrden = z.enum(ESTADOS_DE_ORDEN)

export const OrdenFabFila = Registro.extend({
  numero: z.string(),
  modeloId: Id,
  modelo: z.string(),
  nombre: z.string(),
  temporadaId: Id,
  temporada: z.string(),
  tallerId: Id.nullable(),
  taller: z.string().nullable(),
  estado: EstadoDeOrden,
  fecha: Fecha,
  fechaEntrega: Fecha.nullable(),
  atrasada: z.boolean(),
  previstas: z.int(),
  cortadas: z.int(),
  recibidas: z.int(),
  segundas: z.int(),
  perdidas: z.int(),
  cerradas: z.int(),
  /** What is still to come of what is planned. */
  pendientes: z.int(),
  costePrevisto: z.number().nullable(),
  costeReal: z.number().nullable(),
})

const Celda = z.object({
  talla: z.string(),
  prevista: z.int(),
  cortada: z.int(),
  recibida: z.int(),
  segunda: z.int(),
  /** Cut, and lost or ruined on the way. */
  perdida: z.int(),
  /** Planned, and no longer awaited. */
  cerrada: z.int(),
  /** At an operation, with a note by which it comes back. */
  fuera: z.int(),
})

export const OrdenFab = OrdenFabFila.extend({
  tarifaTaller: z.number(),
  fechaCierre: Fecha.nullable(),
  escandalloId: Id.nullable(),
  notas: z.string(),
  tallas: z.array(z.string()),
  /** What its season's orders had was released on that day: what comes is nobody's. */
  liberadaEn: Fecha.nullable(),
  /** Where it may be moved by hand from here. */
  movimientos: z.array(EstadoDeOrden),
  lineas: z.array(z.object({ colorId: Id, color: Textos, hex: z.string(), tallasCantidades: z.array(Celda) })),
  consumos: z.array(
    z.object({
      id: Id,
      piezaId: Id,
      numero: z.string(),
      lote: z.string(),
      materiaId: Id,
      materia: z.string(),
      unidad: z.enum(UNIDADES),
      colorId: Id.nullable(),
      cantidad: z.number(),
      coste: z.number(),
      resto: z.number(),
      cuando: Momento,
      quien: z.string().nullable(),
    }),
  ),
  hechos: z.array(
    z.object({
      cuando: Momento,
      quien: z.string().nullable(),
      estado: EstadoDeOrden,
      prendas: z.int().nullable(),
      segundas: z.int().nullable(),
      nota: z.string(),
      /** Why it was done although something spoke against it. */
      motivo: z.string(),
    }),
  ),
})
export type OrdenFab = z.output<typeof OrdenFab>

const Cantidades = z.array(z.object({ talla: Talla, cantidad: Cantidad })).max(40)
/** Garments by colour and size. */
export const LineasDeOrdenInput = z.array(z.object({ colorId: Id, tallasCantidades: Cantidades.min(1) })).max(100)
const nota = TextoLibre(500)

export const OrdenFabDatos = z.object({
  modeloId: Id,
  tallerId: Id.nullable().default(null),
  fechaEntrega: Fecha.nullable().default(null),
  tarifaTaller: PrecioUnitario.default(0),
  notas: TextoLibre(2000),
})
export const OrdenFabInput = OrdenFabDatos.extend({ lineas: LineasDeOrdenInput.min(1) })

/** Drafts for what a season's orders still lack, one for each model. */
export const DesdePedidosInput = z.object({
  temporadaId: Id,
  /** Without them, every model that lacks something. */
  modeloIds: z.array(Id).min(1).max(200).nullable().default(null),
  /** Some models in some colours only. */
  grupos: z
    .array(z.object({ modeloId: Id, colorId: Id }))
    .min(1)
    .max(1000)
    .nullable()
    .default(null),
  tallerId: Id.nullable().default(null),
  fechaEntrega: Fecha.nullable().default(null),
})

/** What a season's orders still lack, by model and colour. */
export const PorFabricar = z.object({
  modeloId: Id,
  numero: z.string(),
  nombre: z.string(),
  colorId: Id,
  color: Textos,
  prendas: z.int(),
  tallas: z.array(
    z.object({
      talla: z.string(),
      pendientes: z.int(),
      enStock: z.int(),
      cortadas: z.int(),
      planeadas: z.int(),
      prendas: z.int(),
    }),
  ),
  /** The orders that ask for them. */
  documentos: z.array(z.object({ id: Id, numero: z.string(), prendas: z.int() })),
})
export type PorFabricar = z.output<typeof PorFabricar>

export const RecibirPrendasInput = z.object({
  lineas: z
    .array(
      z.object({
        colorId: Id,
        tallasCantidades: z
          .array(
            z.object({
              talla: Talla,
              recibida: Cantidad.default(0),
              segunda: Cantidad.default(0),
              /** Cut, and lost or ruined on the way. */
              perdida: Cantidad.default(0),
              /** Why they are seconds, where somebody says it. */
              motivo: z.enum(MOTIVOS_DE_SEGUNDA).nullable().default(null),
              detalle: TextoLibre(200),
            }),
          )
          .min(1)
          .max(40),
      }),
    )
    .min(1)
    .max(100),
  nota,
  /** At which it was read: what somebody else has done meanwhile is not done again. */
  version: z.int().nullish(),
})

/** What cells really are, where they were counted wrong. */
export const CorregirInput = z.object({
  lineas: z
    .array(
      z.object({
        colorId: Id,
        tallasCantidades: z
          .array(
            z.object({
              talla: Talla,
              cortada: Cantidad,
              recibida: Cantidad,
              segunda: Cantidad,
              /** Without it, as it is. */
              perdida: Cantidad.optional(),
            }),
          )
          .min(1)
          .max(40),
      }),
    )
    .min(1)
    .max(100),
  nota: Texto(500),
  version: z.int().nullish(),
})

/** Garments of a plan that will not be awaited, and why. */
export const CerrarParteInput = z.object({ lineas: LineasDeOrdenInput.min(1), motivo: Texto(500) })

export const CosteDeOrden = z.object({
  previsto: TotalDeEscandallo.nullable(),
  real: EscandalloReal,
  porTipo: z.array(
    z.object({ tipo: z.enum(TIPOS_DE_LINEA), previsto: z.number(), real: z.number(), diferencia: z.number() }),
  ),
  diferencia: z.number().nullable(),
})
export type CosteDeOrden = z.output<typeof CosteDeOrden>

/** When a cell can be had: from the rack, from an order under way, or from cloth that is there. */
export const Promesa = z.object({
  celdas: z.array(
    z.object({
      colorId: Id,
      talla: z.string(),
      libre: z.int(),
      /** Garments that season's orders await. */
      comprometidas: z.int(),
      enOrdenes: z.array(z.object({ id: Id, numero: z.string(), fecha: Fecha.nullable(), prendas: z.int() })),
      /** Whole garments of this cell alone that the best dye lot would give, once launched orders have what they need. */
      cortables: z.int(),
      /** Where none can be cut: the day on which the cloth that is on its way lets some be; as confirmed, or as expected. */
      telaDesde: Fecha.nullable(),
    }),
  ),
})
