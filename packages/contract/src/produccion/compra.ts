import { IDIOMAS } from '@telar/domain/idioma'
import { ESTADOS_DE_COMPRA, SITUACIONES_DE_COMPRA } from '@telar/domain/produccion/compra'
import { UNIDADES } from '@telar/domain/produccion/materia'
import { z } from 'zod'
import { Email, Fecha, Id, Momento, Registro, Texto, TextoLibre, Textos } from '../kit/crud.ts'
import { Medida, MedidaPositiva, PiezaInput, PrecioUnitario } from './materia.ts'

const MAX_LINEAS = 100

/** A row of the list of purchase orders. */
export const CompraFila = Registro.extend({
  numero: z.string(),
  proveedorId: Id,
  proveedor: z.string(),
  /** Where it stands: what was said of it, and how much of it has come. */
  estado: z.enum(SITUACIONES_DE_COMPRA),
  fecha: Fecha,
  referencia: z.string(),
  notas: z.string(),
  lineas: z.int(),
  materias: z.string(),
  importe: z.number(),
  /** What has not come is worth. */
  abierto: z.number(),
  /** The first day on which something of it is awaited: as confirmed, or else as expected. */
  fechaPrevista: Fecha.nullable(),
  atrasada: z.boolean(),
})

const Linea = z.object({
  id: Id,
  version: z.int(),
  materiaId: Id,
  codigo: z.string(),
  materia: z.string(),
  unidad: z.enum(UNIDADES),
  /** What the supplier calls it. */
  referencia: z.string(),
  colorId: Id.nullable(),
  color: Textos.nullable(),
  pedida: z.number(),
  precio: z.number(),
  importe: z.number(),
  fechaPrevista: Fecha.nullable(),
  fechaConfirmada: Fecha.nullable(),
  /** Came, without what went back to be replaced. */
  recibida: z.number(),
  devuelta: z.number(),
  abierta: z.number(),
  cerrada: z.number(),
  motivo: z.string(),
})
export type LineaDeCompra = z.output<typeof Linea>

export const Compra = CompraFila.omit({ lineas: true }).extend({
  idioma: z.enum(IDIOMAS),
  email: z.string().nullable(),
  /** What people have said of it. */
  dicho: z.enum(ESTADOS_DE_COMPRA),
  /** How often it was given out. */
  revision: z.int(),
  enviadaEn: Momento.nullable(),
  enviadaA: z.string().nullable(),
  confirmadaEn: Fecha.nullable(),
  quien: z.string().nullable(),
  lineas: z.array(Linea),
  entregas: z.array(
    z.object({
      id: Id,
      /** The first of what was received with it in one act, of this order. */
      conId: Id,
      lineaId: Id,
      fecha: Fecha,
      albaranProveedor: z.string(),
      materia: z.string(),
      unidad: z.enum(UNIDADES),
      cantidad: z.number(),
      devuelta: z.number(),
      precio: z.number(),
      piezas: z.int(),
      motivo: z.string(),
    }),
  ),
  devoluciones: z.array(
    z.object({
      id: Id,
      numero: z.string(),
      fecha: Fecha,
      motivo: z.string(),
      repone: z.boolean(),
      anulada: z.boolean(),
      cantidad: z.number(),
    }),
  ),
})
export type Compra = z.output<typeof Compra>

const LineaInput = z.object({
  /** Without one, it is new. */
  id: Id.nullable().default(null),
  materiaId: Id,
  colorId: Id.nullable().default(null),
  pedida: MedidaPositiva,
  /** Without one, what the supplier last asked for it. */
  precio: PrecioUnitario.nullable().default(null),
  fechaPrevista: Fecha.nullable().default(null),
})

export const CompraInput = z.object({
  proveedorId: Id,
  /** Without one, the supplier's. */
  idioma: z.enum(IDIOMAS).nullable().default(null),
  referencia: TextoLibre(60),
  notas: TextoLibre(2000),
  lineas: z.array(LineaInput).min(1).max(MAX_LINEAS),
})

/** What is missing, material by material and colour by colour. */
const Falta = z.object({
  materiaId: Id,
  colorId: Id.nullable().default(null),
  cantidad: MedidaPositiva,
  /** Without one, the material's own. */
  proveedorId: Id.nullable().default(null),
})
export const FaltasInput = z.object({
  lineas: z.array(Falta).min(1).max(500),
  /** The open orders that were seen of these materials; where there is another by now, it is told instead. */
  vistas: z.array(Id).max(5000).nullish(),
})

/** What each supplier would be asked for, as they sell it. */
export const Propuesta = z.object({
  proveedorId: Id,
  proveedor: z.string(),
  importe: z.number(),
  lineas: z.array(
    z.object({
      materiaId: Id,
      codigo: z.string(),
      materia: z.string(),
      unidad: z.enum(UNIDADES),
      colorId: Id.nullable(),
      color: Textos.nullable(),
      /** What is missing. */
      cantidad: z.number(),
      pedida: z.number(),
      /** Why more is asked for than is missing. */
      ajuste: z.enum(['minimo', 'multiplo']).nullable(),
      minimo: z.number(),
      multiplo: z.number(),
      precio: z.number(),
      importe: z.number(),
      fechaPrevista: Fecha.nullable(),
      /** The open orders that ask for the material already; what is missing does not count on those nobody has sent. */
      compras: z.array(
        z.object({ id: Id, numero: z.string(), colorId: Id.nullable(), pedida: z.number(), borrador: z.boolean() }),
      ),
    }),
  ),
})
export type Propuesta = z.output<typeof Propuesta>

export const EnviarInput = z.object({
  /** Where it is mailed to; without one it is given by other means. */
  para: Email.max(160).nullable().default(null),
  mensaje: TextoLibre(2000),
  version: z.int().nullish(),
})

export const ConfirmarInput = z.object({
  referencia: TextoLibre(60),
  lineas: z
    .array(z.object({ id: Id, fechaConfirmada: Fecha.nullable() }))
    .min(1)
    .max(MAX_LINEAS),
  version: z.int().nullish(),
})

/** What has not come of some lines, or of all, is no longer awaited. */
export const CerrarCompraInput = z.object({
  lineaIds: z.array(Id).min(1).max(MAX_LINEAS).nullable().default(null),
  motivo: Texto(200),
  version: z.int().nullish(),
})

const distintas = (piezas: { numero: string }[]) => new Set(piezas.map(({ numero }) => numero)).size === piezas.length

/** One delivery of a supplier with several materials, rolls under each. */
export const RecibirCompraInput = z.object({
  proveedorId: Id,
  fecha: Fecha.nullable().default(null),
  albaranProveedor: TextoLibre(60),
  lineas: z
    .array(
      z.object({
        /** The line of an order that it is a part of; without one, it was never asked for. */
        lineaId: Id.nullable().default(null),
        materiaId: Id,
        precio: PrecioUnitario.nullable().default(null),
        /** Of the line, at which it was read: what somebody else has received meanwhile is not received again. */
        version: z.int().nullish(),
        piezas: z.array(PiezaInput).min(1).max(500).refine(distintas, { message: 'pieza.repetida' }),
      }),
    )
    .min(1)
    .max(MAX_LINEAS),
  /** Needed where much more came than was awaited. */
  motivo: TextoLibre(200),
})

/** What is awaited of a supplier, line by line. */
export const PorLlegar = Linea.extend({
  compraId: Id,
  numero: z.string(),
  proveedorId: Id,
})
export type PorLlegar = z.output<typeof PorLlegar>

/** How a supplier sells a material, and what they last asked for it. */
export const CondicionFila = z.object({
  materiaId: Id,
  codigo: z.string(),
  materia: z.string(),
  unidad: z.enum(UNIDADES),
  proveedorId: Id,
  proveedor: z.string(),
  referencia: z.string(),
  precio: z.number(),
  minimo: z.number(),
  multiplo: z.number(),
  dias: z.int().nullable(),
  /** None while nobody has said how they sell it. */
  version: z.int().nullable(),
})
export type CondicionFila = z.output<typeof CondicionFila>

export const CondicionInput = z.object({
  materiaId: Id,
  proveedorId: Id,
  referencia: TextoLibre(60),
  precio: PrecioUnitario,
  minimo: Medida.default(0),
  multiplo: Medida.default(0),
  dias: z.int().min(0).max(730).nullable().default(null),
  version: z.int().nullish(),
})

export const DevolucionFila = Registro.extend({
  numero: z.string(),
  proveedorId: Id,
  proveedor: z.string(),
  fecha: Fecha,
  motivo: z.string(),
  repone: z.boolean(),
  anulada: z.boolean(),
  quien: z.string().nullable(),
  materias: z.string(),
  importe: z.number(),
})

export const DevolucionInput = z.object({
  proveedorId: Id,
  fecha: Fecha.nullable().default(null),
  motivo: Texto(200),
  /** They are to send it again: what was asked for is awaited once more. */
  repone: z.boolean(),
  piezas: z
    .array(
      z.object({
        piezaId: Id,
        cantidad: MedidaPositiva,
        /** What was left of it when it was read: what somebody else has sent back meanwhile is not sent again. */
        restante: Medida.nullish(),
      }),
    )
    .min(1)
    .max(200),
})
