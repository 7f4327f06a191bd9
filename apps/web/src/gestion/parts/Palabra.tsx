import type { Textos } from '@telar/domain/idioma'
import { useFormat } from '../use-texts.ts'

/** A word of a declaration, in the person's language. */
export const Palabra = ({ de }: { de: Textos }) => useFormat().word(de)
