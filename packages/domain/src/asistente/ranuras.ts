import type { Atributo } from './atributos.ts'
import type { Intencion } from './intenciones.ts'

/** What garments are told by. */
export interface Senas {
  tipos: number[]
  colores: number[]
  tallas: string[]
  temporadas: string[]
  colecciones: number[]
  rasgos: number[]
}

/** At least so much of a fibre, more than that, or less. */
export interface Minimo {
  rasgo: number
  porCiento: number
  estricto: boolean
  menos?: boolean
  /** That much is not too much. */
  hasta?: boolean
}

/** In how many colours or sizes a garment is made. */
export interface Cuantas {
  de: 'colores' | 'tallas'
  n: number
  como: 'masDe' | 'alMenos' | 'menosDe' | 'comoMucho' | 'justo'
}

/** A question taken apart. */
export interface Ranuras extends Senas {
  numeros: string[]
  /** Numbers that look like a reference and are none. */
  ajenos: string[]
  propios: string[]
  /** Kinds that may be meant where there is none of those named. */
  parientes: number[]
  /** Models that are left out, by their names or references. */
  salvo: string[]
  /** What the garments must not be. */
  no: Senas
  minimos: Minimo[]
  cuantas: Cuantas[]
  /** The colours that are wanted, each as it was said: a family is several. */
  tonos: number[][]
  /** All of them, and not one of them. */
  juntos: boolean
  /** Traits of which one is enough. */
  alternativas: number[][]
  novedad: boolean
  atributos: Atributo[]
  intenciones: Intencion[]
  /** It puts right the question before. */
  corrige: boolean
  /** Places, and whatever else is called by a name that is none of ours. */
  lugares: string[]
  /** Words that mean something else, without accents. */
  resto: string[]
  /** With which words traits were asked for. */
  dichos: { rasgos: number[]; palabras: string[] }[]
  /** Words that are not to be said of the garments. */
  sinDecir: string[]
  /** What was read, though it may mean something else. */
  dudosas: string[]
  /** Those of the rest that were denied: what they do not do. */
  sinHacer: string[]
  /** The first or the last of the sizes was asked for. */
  extrema: 'mayor' | 'menor' | undefined
}

const vacias = (): Senas => ({ tipos: [], colores: [], tallas: [], temporadas: [], colecciones: [], rasgos: [] })

export const SIN_SENAS: Senas = vacias()

export const NADA: Ranuras = {
  ...vacias(),
  numeros: [],
  ajenos: [],
  propios: [],
  parientes: [],
  salvo: [],
  no: vacias(),
  minimos: [],
  cuantas: [],
  tonos: [],
  juntos: false,
  alternativas: [],
  novedad: false,
  atributos: [],
  intenciones: [],
  corrige: false,
  lugares: [],
  resto: [],
  dichos: [],
  sinDecir: [],
  sinHacer: [],
  dudosas: [],
  extrema: undefined,
}

export const CAMPOS = Object.keys(SIN_SENAS) as (keyof Senas)[]

/** Whether anything is told by it. */
export const dice = (senas: Senas): boolean => CAMPOS.some((campo) => senas[campo].length > 0)

/** Whether the question names something of the catalogue. */
export const nombraPrendas = (r: Ranuras): boolean =>
  r.numeros.length + r.propios.length + r.cuantas.length + r.sinDecir.length + r.salvo.length > 0 ||
  dice(r) ||
  dice(r.no) ||
  r.novedad
