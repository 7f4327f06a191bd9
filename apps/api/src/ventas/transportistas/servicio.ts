import type { Direccion } from '@telar/domain/casa/direccion'
import type { LineaDeAduana } from '@telar/domain/ventas/aduana'
import { numeroDeBulto, type Suceso } from '@telar/domain/ventas/envio'

/** Who sends or gets something. */
export interface Parte extends Direccion {
  empresa: string
  email: string
}

/** What a carrier is told of a shipment. */
export interface PorEnviar {
  /** Our own number: the carrier keeps it, and finds the shipment by it. */
  numero: string
  /** The moment at which it is handed over. */
  sale: Date
  servicio: string
  remitente: Parte
  destinatario: Parte
  bultos: readonly {
    sscc: string | null
    pesoGr: number
    largo: number | null
    ancho: number | null
    alto: number | null
  }[]
  /** What the customs is told, where it passes one. */
  aduana: Declaracion | null
}

export interface Declaracion {
  lineas: readonly LineaDeAduana[]
  /** The house's tax number. */
  nif: string
  /** The paper that goes with the garments, and its day. */
  papel: string
  fecha: string
}

export interface Creado {
  seguimiento: string
  /** The number of each parcel, in their order. */
  bultos: string[]
  /** Their own label; none where ours is used. */
  etiqueta: Buffer | null
}

/** It was taken; or it was read and refused, and sending it again as it is would not help. */
export type Acuse = { clase: 'hecho'; creado: Creado } | { clase: 'rechazado'; motivo: string }

/** A call that never left the house: nothing can have come of it. */
export class SinSalir extends Error {}

/**
 * Who carries parcels. Whatever is neither taken nor refused in so many words is thrown: nobody knows then, unless it is
 * known that nothing left the house.
 */
export interface Transportista {
  crear(envio: PorEnviar): Promise<Acuse>
  /** What they call the shipment that we know by that number, if they have one; handed over between two days. */
  buscar(numero: string, desde: string, hasta: string): Promise<string | null>
  anular(seguimiento: string): Promise<void>
  seguir(seguimiento: string): Promise<Suceso[]>
  /** Their paper that it arrived, where they give one. */
  justificante(seguimiento: string): Promise<Buffer | null>
}

/** A carrier without a service: our number is the shipment's, and our label is put on it. */
export const numerosPropios = ({ numero, bultos }: Pick<PorEnviar, 'numero' | 'bultos'>): Creado => ({
  seguimiento: numero,
  bultos: bultos.map(({ sscc }, i) => sscc ?? numeroDeBulto(numero, i + 1)),
  etiqueta: null,
})

/** The same behind the interface: nothing is called, so nothing fails. */
export const generico: Transportista = {
  crear: async (envio) => ({ clase: 'hecho', creado: numerosPropios(envio) }),
  buscar: async (numero) => numero,
  anular: async () => {},
  seguir: async () => [],
  justificante: async () => null,
}
