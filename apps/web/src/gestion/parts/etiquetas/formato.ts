import { HOJAS, type Medidas } from '@telar/domain/casa/etiquetas'
import { IDIOMA_DE_LA_CASA, type Idioma } from '@telar/domain/idioma'

/** How somebody prints labels; what was chosen last is chosen again. */
export interface Formato {
  salida: string
  medidas: Medidas
  rollo: { ancho: number; alto: number; puntos: number }
  desde: number
  clase: 'prenda' | 'colgante'
  conPrecio: boolean
  /** Of those who will read them. */
  idioma: Idioma
}

const CLAVE = 'telar.etiquetas'
export const LIBRE = 'libre'
export const ROLLO = 'zpl'
export const NOMBRES = Object.keys(HOJAS) as (keyof typeof HOJAS)[]

const INICIAL: Formato = {
  salida: NOMBRES[2] ?? LIBRE,
  medidas: HOJAS['A4-24 (70 × 37)'],
  rollo: { ancho: 50, alto: 30, puntos: 8 },
  desde: 1,
  clase: 'prenda',
  conPrecio: false,
  idioma: IDIOMA_DE_LA_CASA,
}

export function leerFormato(): Formato {
  try {
    return { ...INICIAL, ...(JSON.parse(localStorage.getItem(CLAVE) ?? '{}') as Partial<Formato>), desde: 1 }
  } catch {
    return INICIAL
  }
}

export const guardarFormato = (formato: Formato): void => localStorage.setItem(CLAVE, JSON.stringify(formato))

export const medidasDe = ({ salida, medidas }: Formato): Medidas => {
  const conocida = NOMBRES.find((nombre) => nombre === salida)
  return conocida ? HOJAS[conocida] : medidas
}

/** Dots per millimetre: eight or twelve. */
export const puntosDe = ({ rollo }: Formato): 8 | 12 => (rollo.puntos === 12 ? 12 : 8)
