import { CAMPOS_DE_ADUANA } from '@telar/domain/ventas/aduana'
import { ANOTABLES, ESTADOS_DE_ENVIO, LLAMADAS } from '@telar/domain/ventas/envio'
import { z } from 'zod'
import { Direccion } from '../casa/direccion.ts'
import { Fecha, Id, Momento, Registro, Texto, TextoLibre } from '../kit/crud.ts'

export const EstadoDeEnvio = z.enum(ESTADOS_DE_ENVIO)

/** A shipment in the list. */
export const EnvioFila = Registro.extend({
  numero: z.string(),
  fecha: Fecha,
  clienteId: Id,
  cliente: z.string(),
  pais: z.string(),
  ciudad: z.string(),
  transportistaId: Id,
  transportista: z.string(),
  servicio: z.string(),
  estado: EstadoDeEnvio,
  /** How the call to the carrier's service stands. */
  llamada: z.enum(LLAMADAS),
  seguimiento: z.string().nullable(),
  bultos: z.int(),
  pesoGr: z.int(),
  albaranes: z.string(),
  pedidos: z.string(),
  manifiestoId: Id.nullable(),
  manifiesto: z.string().nullable(),
  entregadoEn: Fecha.nullable(),
})
export type EnvioFila = z.output<typeof EnvioFila>

const medida = z.int().min(1).max(500).nullable()

const Bulto = z.object({
  id: Id,
  orden: z.int(),
  cajaId: Id.nullable(),
  sscc: z.string().nullable(),
  seguimiento: z.string().nullable(),
  pesoGr: z.int(),
  largo: z.int().nullable(),
  ancho: z.int().nullable(),
  alto: z.int().nullable(),
})

const Suceso = z.object({
  id: Id,
  cuando: Momento,
  lugar: z.string(),
  codigo: z.string(),
  texto: z.string(),
  estado: EstadoDeEnvio.nullable(),
  /** Nobody: the carrier said so. */
  quien: z.string().nullable(),
})

const LineaDeAduana = z.object({
  modeloId: Id,
  numero: z.string(),
  descripcion: z.string(),
  taric: z.string(),
  cantidad: z.int(),
  /** What was paid for one, after discounts. */
  valor: z.number(),
  /** All of them together. */
  pesoGr: z.int(),
  falta: z.array(z.enum(CAMPOS_DE_ADUANA)),
})

export const Envio = EnvioFila.extend({
  direccion: Direccion,
  notas: z.string(),
  /** The address by which it is followed. */
  enlace: z.string().nullable(),
  /** The carrier's own label lies with it. */
  etiquetaPropia: z.boolean(),
  /** Their paper that it arrived lies with it. */
  conJustificante: z.boolean(),
  error: z.string(),
  avisadoEn: Momento.nullable(),
  bultosDe: z.array(Bulto),
  entregas: z.array(
    z.object({ id: Id, numero: z.string(), fecha: Fecha, prendas: z.int(), pedidoId: Id, pedido: z.string() }),
  ),
  sucesos: z.array(Suceso),
  /** What the customs is told of its garments, and what of it is missing on the page of a model; nothing where it passes none. */
  aduana: z.array(LineaDeAduana).nullable(),
})
export type Envio = z.output<typeof Envio>

/** A shipment as its customer sees it. */
export const EnvioPropio = z.object({
  id: Id,
  numero: z.string(),
  fecha: Fecha,
  estado: EstadoDeEnvio,
  transportista: z.string(),
  seguimiento: z.string().nullable(),
  enlace: z.string().nullable(),
  bultos: z.int(),
  pesoGr: z.int(),
  entregadoEn: Fecha.nullable(),
  albaranes: z.string(),
  sucesos: z.array(Suceso.omit({ quien: true, codigo: true, id: true })),
})

const BultoInput = z.object({
  pesoGr: z.int().min(1).max(1_000_000),
  largo: medida.default(null),
  ancho: medida.default(null),
  alto: medida.default(null),
})

export const PrepararInput = z.object({
  entregaIds: z.array(Id).min(1).max(50),
  /** Without one, whom the house usually takes to that country with that weight. */
  transportistaId: Id.nullable().default(null),
  servicio: TextoLibre(40),
  notas: TextoLibre(500),
  /** Without them, the boxes that were packed; without those, one parcel of what its garments weigh. */
  bultos: z.array(BultoInput).max(200).default([]),
})

/** What a person notes of a shipment: that it moves, arrived, or that something went wrong. */
export const AnotarInput = z.object({
  estado: z.enum(ANOTABLES),
  fecha: Fecha.nullable().default(null),
  lugar: TextoLibre(120),
  texto: TextoLibre(300),
})

export const NumerarInput = z.object({ seguimiento: Texto(60) })
