import type { Idioma } from '../idioma.ts'
import { plano } from '../texto.ts'
import { nombraPrendas, type Ranuras } from './entender.ts'
import { SIGUE } from './intenciones.ts'

/** What of the last question the next one may go on from. */
export interface Estado {
  /** The only model that was spoken of. */
  modeloId: number | null
  tipos: number[]
  colores: number[]
  tallas: string[]
  temporadas: string[]
  colecciones: number[]
  rasgos: number[]
}

export interface Turno {
  pregunta: string
  respuesta: string
}

export const estadoDe = (ranuras: Ranuras, modeloId: number | null): Estado => {
  const { tipos, colores, tallas, temporadas, colecciones, rasgos } = ranuras
  return { modeloId, tipos, colores, tallas, temporadas, colecciones, rasgos }
}

const CORTA = 6

/** Whether it goes on from the question before: it says so, or it only says what is different. */
export function sigue(pregunta: string, ranuras: Ranuras, idioma: Idioma): boolean {
  if (ranuras.numeros.length + ranuras.propios.length + ranuras.tipos.length > 0) return false
  const dicha = plano(pregunta).replace(/^[^\p{L}\p{N}]+/u, '')
  if (SIGUE[idioma].test(dicha)) return true
  const algo = nombraPrendas(ranuras) || ranuras.atributos.length > 0
  return algo && ranuras.resto.length === 0 && dicha.split(/\s+/).length <= CORTA
}

const otra = <T>(nueva: T[], vieja: T[]): T[] => (nueva.length > 0 ? nueva : vieja)

/** The question with what it takes over from the one before; what it says itself goes first. */
export function continuar(ranuras: Ranuras, antes: Estado): Ranuras {
  return {
    ...ranuras,
    tipos: otra(ranuras.tipos, antes.tipos),
    colores: otra(ranuras.colores, antes.colores),
    tallas: otra(ranuras.tallas, antes.tallas),
    temporadas: otra(ranuras.temporadas, antes.temporadas),
    colecciones: otra(ranuras.colecciones, antes.colecciones),
    rasgos: otra(ranuras.rasgos, antes.rasgos),
  }
}
