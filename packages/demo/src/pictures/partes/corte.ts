import type { Point } from '../outline.ts'
import type { Capa, Pieza } from '../pieza.ts'
import type { Medidas } from './cuerpo.ts'
import type { TipoEscote } from './escote.ts'
import type { CorteManga } from './manga.ts'
/** The upper half of a garment in painter's order: behind, the cloth, and what is sewn on it. */
export interface Corpino {
  detras: Capa[]
  tela: Pieza[]
  mangas: Capa[]
  remate: Capa[]
}

/** How an upper half is cut. */
export interface CorteCorpino {
  m: Medidas
  escote: TipoEscote | 'tirantes' | 'halter' | 'cruzado'
  manga: CorteManga | undefined
  /** Side and hem of the cloth, from the underarm to the centre bottom. */
  contorno: Point[]
  /** Depth of the neckline at the back. */
  espalda: number
  /** Closed by a zip at the back. */
  cremallera?: boolean
}
