import type { Idioma } from '@telar/domain/idioma'
import { imprimir } from './imprenta.ts'

export type Par = [rotulo: string, valor: string]

/** A model on paper: its sizes as columns, its colours as rows. */
export interface Bloque {
  titulo: string
  precio: string
  tallas: string[]
  filas: { color: string; cantidades: string[]; prendas: string; importe: string }[]
}

/** What a document says, already in words and figures; the template only sets it. */
export interface Hoja {
  idioma: Idioma
  /** The day that the document bears inside, so that it is the same whenever it is set. */
  dia: string
  titulo: string
  marca: string
  casa: string[]
  datos: Par[]
  partes: { rotulo: string; lineas: string[] }[]
  cabeceras: { modelo: string; prendas: string; importe: string }
  bloques: Bloque[]
  notas: Par[]
  totales: { rotulo: string; valor: string; fuerte: boolean }[]
  pie: string
  /** What a machine reads of it, as a picture (SVG). */
  barras?: string
}

const PLANTILLA = new URL('./hoja.typ', import.meta.url)

/** Documents of models by size and colour, on paper: each begins on a page of its own. */
export const imprimirHojas = (hojas: readonly Hoja[], logo: string): Promise<Buffer> => imprimir(PLANTILLA, hojas, logo)
