import type { Idioma } from '@telar/domain/idioma'
import { enumerar } from '../../../i18n/mensaje.ts'
import { ca } from '../textos/ca.ts'
import { en } from '../textos/en.ts'
import { es, type TextosDelAsistente } from '../textos/es.ts'
import { pt } from '../textos/pt.ts'

const TEXTOS: Record<Idioma, TextosDelAsistente> = { es, en, pt, ca }

export type Frase = keyof TextosDelAsistente

/** A sentence of the assistant with its gaps filled. */
export const frase = (idioma: Idioma, clave: Frase, datos: Record<string, string | number> = {}): string =>
  TEXTOS[idioma][clave].replace(/\{(\w+)\}/g, (_, nombre: string) => String(datos[nombre] ?? ''))

export const y = (idioma: Idioma, partes: string[]) => enumerar(idioma, partes)
