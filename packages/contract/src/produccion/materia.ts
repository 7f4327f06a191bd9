import { CAUSAS_DE_METROS, TIPOS_DE_MATERIA, UNIDADES } from '@telar/domain/produccion/materia'
import { z } from 'zod'
import { Fecha, Id, Momento, Registro, Texto, TextoLibre, Textos } from '../kit/crud.ts'
import { exacto } from '../kit/exacto.ts'

/** What a unit costs, with four decimals. */
export const PrecioUnitario = z.number().min(0).max(99_999).multipleOf(0.0001).check(exacto(0.0001))
/** Metres, units or kilos, with four decimals. */
export const Medida = z.number().min(0).max(1_000_000).multipleOf(0.0001).check(exacto(0.0001))
/** How much of a material was seen to be on its way; where more has been asked for since, it is told instead. */
export const EnCaminoVisto = Medida.nullish()
export const MedidaPositiva = z.number().min(0.0001).max(100_000).multipleOf(0.0001).check(exacto(0.0001))

export const MateriaInput = z.object({
  codigo: Texto(30),
  nombre: Texto(120),
  tipo: z.enum(TIPOS_DE_MATERIA),
  unidad: z.enum(UNIDADES).default('m'),
  composicion: TextoLibre(200),
  anchoCm: z.int().min(1).max(1000).nullable().default(null),
  proveedorId: Id,
  precio: PrecioUnitario,
  stockMinimo: Medida.default(0),
  /** Its code among goods, for Intrastat. */
  taric: z.string().trim().max(20).nullable().default(null),
  /** What one unit of it weighs. */
  pesoGr: z.int().min(1).max(1_000_000).nullable().default(null),
  notas: TextoLibre(2000),
  activa: z.boolean().default(true),
})

/** A material with what is left of it. */
export const MateriaFila = Registro.extend({
  codigo: z.string(),
  nombre: z.string(),
  tipo: z.enum(TIPOS_DE_MATERIA),
  unidad: z.enum(UNIDADES),
  composicion: z.string(),
  anchoCm: z.int().nullable(),
  proveedorId: Id,
  proveedor: z.string(),
  precio: z.number(),
  stockMinimo: z.number(),
  taric: z.string().nullable(),
  pesoGr: z.int().nullable(),
  notas: z.string(),
  activa: z.boolean(),
  stock: z.number(),
  piezas: z.int(),
  precioMedio: z.number().nullable(),
  /** What launched orders will cut of it. */
  reservada: z.number(),
  enCamino: z.number(),
  bajoMinimo: z.boolean(),
})
export type MateriaFila = z.output<typeof MateriaFila>

export const EntradaFila = Registro.extend({
  materiaId: Id,
  codigo: z.string(),
  materia: z.string(),
  unidad: z.enum(UNIDADES),
  proveedorId: Id,
  proveedor: z.string(),
  recibida: z.boolean(),
  fecha: Fecha,
  fechaPrevista: Fecha.nullable(),
  albaranProveedor: z.string(),
  precio: z.number(),
  pedida: z.number().nullable(),
  /** How much came: with it, or so far of what was asked for. */
  cantidad: z.number(),
  /** Of what was asked for, what is still on its way. */
  abierta: z.number(),
  /** Of what was asked for, what is no longer awaited, and why. */
  cerrada: z.number(),
  motivo: z.string(),
  /** What was asked for of which this delivery is a part. */
  pedidaEnId: Id.nullable(),
  /** The purchase order that it is a line of, or came of. */
  compraId: Id.nullable(),
  compra: z.string().nullable(),
  colorId: Id.nullable(),
  color: Textos.nullable(),
  fechaConfirmada: Fecha.nullable(),
  piezas: z.int(),
})

export const PiezaFila = Registro.extend({
  entradaId: Id,
  fecha: Fecha,
  materiaId: Id,
  codigo: z.string(),
  materia: z.string(),
  unidad: z.enum(UNIDADES),
  colorId: Id.nullable(),
  color: Textos.nullable(),
  numero: z.string(),
  lote: z.string(),
  metros: z.number(),
  restante: z.number(),
  coste: z.number(),
  ubicacion: z.string(),
})
export type PiezaFila = z.output<typeof PiezaFila>

export const PiezaInput = z.object({
  numero: Texto(40),
  metros: MedidaPositiva,
  lote: TextoLibre(40),
  colorId: Id.nullable().default(null),
  ubicacion: TextoLibre(60),
})

/** A roll with its story. */
export const PiezaEntera = PiezaFila.extend({
  proveedorId: Id,
  proveedor: z.string(),
  albaranProveedor: z.string(),
  consumos: z.array(z.object({ ordenId: Id, numero: z.string(), cuando: Momento, cantidad: z.number() })),
  /** Every metre that came in or went out, the newest first: what is left is their sum. */
  movimientos: z.array(
    z.object({
      id: Id,
      cuando: Momento,
      quien: z.string().nullable(),
      causa: z.enum(CAUSAS_DE_METROS),
      cantidad: z.number(),
      ordenId: Id.nullable(),
      devolucionId: Id.nullable(),
      motivo: z.string(),
    }),
  ),
  ajustes: z.array(
    z.object({
      id: Id,
      cuando: Momento,
      quien: z.string().nullable(),
      metrosAntes: z.number(),
      metros: z.number(),
      restanteAntes: z.number(),
      restante: z.number(),
      motivo: z.string(),
    }),
  ),
})
export type PiezaEntera = z.output<typeof PiezaEntera>

export const CorregirPiezaInput = z.object({
  lote: z.string().trim().max(40),
  colorId: Id.nullable(),
  ubicacion: z.string().trim().max(60),
  restante: Medida,
  /** How long it came; without it, as was said then. */
  metros: MedidaPositiva.nullish(),
  /** Needed as soon as a length changes. */
  motivo: TextoLibre(200),
  version: z.int().nullish(),
})

export const CorregirEntradaInput = z.object({
  proveedorId: Id,
  fecha: Fecha,
  albaranProveedor: z.string().trim().max(60),
  precio: PrecioUnitario,
  version: z.int().nullish(),
})

/** Where a material is used. */
export const Uso = z.object({
  clase: z.enum(['escandallo', 'ordenfab']),
  id: Id,
  modeloId: Id,
  etiqueta: z.string(),
  fecha: Fecha,
  cantidad: z.number(),
  vigente: z.boolean(),
})

/** What a supplier asks for a material, and what was paid to them. */
export const PrecioDeProveedor = z.object({
  proveedorId: Id,
  proveedor: z.string(),
  ultimo: z.number(),
  desde: Fecha,
  /** Over everything they have delivered, by its quantity; none while nothing has come. */
  medio: z.number().nullable(),
  comprado: z.number(),
  entregas: z.int(),
})

/** A supplier is asked for some of a material. */
export const PedirInput = z.object({
  materiaId: Id,
  /** Without one, the material's own. */
  proveedorId: Id.nullable().default(null),
  fechaPrevista: Fecha.nullable().default(null),
  /** Without one, the material's own. */
  precio: PrecioUnitario.nullable().default(null),
  pedida: MedidaPositiva,
  enCamino: EnCaminoVisto,
})

const distintas = (piezas: { numero: string }[]) => new Set(piezas.map(({ numero }) => numero)).size === piezas.length

/** A delivery arrives with its rolls; with `entradaId`, it is a part of what was asked for, or all of it. */
export const RecibirInput = z.object({
  entradaId: Id.nullable().default(null),
  materiaId: Id,
  proveedorId: Id.nullable().default(null),
  fecha: Fecha.nullable().default(null),
  albaranProveedor: TextoLibre(60),
  precio: PrecioUnitario.nullable().default(null),
  piezas: z.array(PiezaInput).min(1).max(500).refine(distintas, { message: 'pieza.repetida' }),
  /** Of what was asked for, at which it was read: what somebody else has received meanwhile is not received again. */
  version: z.int().nullish(),
})

/** A model that no longer leaves what it should, because a material is dearer. */
export const MargenBajo = z.object({
  modeloId: Id,
  numero: z.string(),
  nombre: z.string(),
  costeAntes: z.number(),
  costeAhora: z.number(),
  precioMayor: z.number(),
  margenObjetivo: z.number(),
  margenAhora: z.number().nullable(),
  precioPropuesto: z.number(),
  pedidosAbiertos: z.array(z.object({ id: Id, numero: z.string(), cliente: z.string(), prendas: z.int() })),
})
export type MargenBajo = z.output<typeof MargenBajo>
