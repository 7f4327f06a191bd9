import type { Zona } from './direccion.ts'
/** The series that numbers are taken from. */
export interface Series {
  ordinaria: string
  rectificativa: string
  simplificada: string
}

export const SERIES_INICIALES: Series = { ordinaria: 'A', rectificativa: 'R', simplificada: 'S' }

export const MODOS_VERIFACTU = ['off', 'test', 'real'] as const

/** Off: records are made and kept. Test and real: they are sent too, to the agency's trial or to its real service. */
export type ModoVerifactu = (typeof MODOS_VERIFACTU)[number]

/** What an installation says of its records for the tax agency. */
export interface AjustesVerifactu {
  modo: ModoVerifactu
  /** In real mode, invoices of earlier days are kept and not sent. */
  desde: string | null
  /** Who answers for the program; empty: the company itself. */
  productor: { nombre: string; nif: string; direccion: string }
  instalacion: string
}

export const AJUSTES_VERIFACTU: AjustesVerifactu = {
  modo: 'off',
  desde: null,
  productor: { nombre: '', nif: '', direccion: '' },
  instalacion: '1',
}

export const MODOS_ELECTRONICA = ['off', 'publica', 'plataforma'] as const

/** Off: nothing leaves. Otherwise invoices go by the tax agency's public solution, or by a platform. */
export type ModoElectronica = (typeof MODOS_ELECTRONICA)[number]

/** How invoices between businesses travel. */
export interface AjustesElectronica {
  modo: ModoElectronica
  /** Invoices of earlier days stay at home. */
  desde: string | null
  /** Since what moment it is on. */
  encendida: string | null
}

export const AJUSTES_ELECTRONICA: AjustesElectronica = { modo: 'off', desde: null, encendida: null }

/** How the house calculates unless a sheet says otherwise. */
export interface AjustesDeProduccion {
  gastosGenerales: number
  margen: number
  /** The cents in which a price may end; it is rounded up to the next one. None leaves it as it is. */
  terminaciones: number[]
  /** A shop's price is the wholesale price times something between these. */
  pvp: { desde: number; hasta: number }
  /** Whether a garment of second quality is paid for; then the good ones bear its cloth and its work. */
  segundasSePagan: boolean
}

export const AJUSTES_DE_PRODUCCION: AjustesDeProduccion = {
  gastosGenerales: 8,
  margen: 35,
  terminaciones: [90],
  pvp: { desde: 2.2, hasta: 2.5 },
  segundasSePagan: true,
}

/** What carriage costs in a zone, and from what amount on it is ours. */
export interface ReglaDePortes {
  zona: Zona
  importe: number
  gratisDesde: number | null
}

/** The rates in force from a day on. Without a name they are the general ones. */
export interface TiposDeIva {
  desde: string
  iva: number
  re: number
  clave?: string | undefined
}
