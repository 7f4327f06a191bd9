import { ORIGENES_DE_MANO_DE_OBRA } from '@telar/domain/produccion/coste-de-orden'
import { TIPOS_DE_LINEA } from '@telar/domain/produccion/escandallo'
import { z } from 'zod'
import { Margen, Porcentaje } from '../casa/ajustes-escandallo.ts'
import { Talla } from '../catalogo/talla.ts'
import { bare } from '../kit/change.ts'
import { Fecha, Id, Momento, Texto, TextoLibre } from '../kit/crud.ts'
import { Medida, PrecioUnitario } from './materia.ts'

const sinRepetir = (rangos: { tallas: string[] }[]) => {
  const tallas = rangos.flatMap((rango) => rango.tallas)
  return new Set(tallas).size === tallas.length
}

const LineaInput = z.object({
  tipo: z.enum(TIPOS_DE_LINEA),
  materiaId: Id.nullable().default(null),
  concepto: Texto(120),
  consumo: Medida.default(1),
  /** Sizes that take another quantity. */
  porTallas: z
    .array(z.object({ tallas: z.array(Talla).min(1).max(40), consumo: Medida }))
    .max(20)
    .refine(sinRepetir, { message: 'escandallo.talla-dos-veces' })
    .default([]),
  merma: Porcentaje.default(0),
  /** Without one, what the material costs today. */
  precio: PrecioUnitario.nullable().default(null),
})

/** A sheet as it is worked on; without general costs or margin, the house's. */
export const HojaInput = z.object({
  lineas: z.array(LineaInput).max(100),
  gastosGenerales: Porcentaje.nullable().default(null),
  margen: Margen.nullable().default(null),
})

export const TotalInput = HojaInput.extend({
  /** The model whose sizes and curve weigh the consumptions. */
  modeloId: Id.nullable().default(null),
})

/** Without general costs or margin, those of the version before. */
export const GuardarHojaInput = bare(HojaInput).extend({
  nota: TextoLibre(500),
  /** The version that was on the screen; a newer one is not overwritten. */
  revision: z.int().min(0).nullish(),
})

export const LineaDeEscandallo = z.object({
  tipo: z.enum(TIPOS_DE_LINEA),
  materiaId: Id.nullable(),
  concepto: z.string(),
  consumo: z.number(),
  porTallas: z.array(z.object({ tallas: z.array(z.string()), consumo: z.number() })),
  merma: z.number(),
  precio: z.number(),
  importe: z.number(),
})

export const TotalDeEscandallo = z.object({
  lineas: z.array(LineaDeEscandallo),
  gastosGenerales: z.number(),
  margen: z.number(),
  materiales: z.number(),
  manoDeObra: z.number(),
  subtotal: z.number(),
  gastos: z.number(),
  coste: z.number(),
  precioTeorico: z.number(),
  precio: z.number(),
  pvp: z.object({ desde: z.number(), hasta: z.number() }),
  porTalla: z.array(z.object({ talla: z.string(), coste: z.number() })),
})
export type TotalDeEscandallo = z.output<typeof TotalDeEscandallo>

/** The sheet of a model, with what it is sold at today and what that leaves. */
export const Escandallo = TotalDeEscandallo.extend({
  id: Id,
  modeloId: Id,
  revision: z.int(),
  nota: z.string(),
  quien: z.string().nullable(),
  creadoEn: Momento,
  precioMayor: z.number(),
  margenActual: z.number().nullable(),
})
export type Escandallo = z.output<typeof Escandallo>

export const VersionDeEscandallo = z.object({
  id: Id,
  revision: z.int(),
  creadoEn: Momento,
  quien: z.string().nullable(),
  nota: z.string(),
  coste: z.number(),
  precio: z.number(),
})

/** What a sheet can be copied from. */
export const FuenteDeEscandallo = z.object({
  origen: z.enum(['version', 'modelo', 'ordenfab']),
  id: Id,
  etiqueta: z.string(),
  fecha: Fecha,
  coste: z.number(),
})

/** The sheet of an order as it came out; what nobody measured is taken from the plan. */
export const EscandalloReal = TotalDeEscandallo.extend({
  ordenId: Id,
  /** The good garments that bear the cost: those that came, and those that may still come. */
  prendas: z.int(),
  segundas: z.int(),
  /** Whether the good ones bear the cloth and the work of the seconds too. */
  segundasSePagan: z.boolean(),
  /** Whether the work is at the workshop's rate or, without one, at the sheet's. */
  origenManoDeObra: z.enum(ORIGENES_DE_MANO_DE_OBRA),
  lineas: z.array(LineaDeEscandallo.extend({ real: z.boolean() })),
})
export type EscandalloReal = z.output<typeof EscandalloReal>
