import type { Textos } from '@telar/domain/idioma'
import type { SQL } from 'drizzle-orm'

/**
 * Something that the books must always fulfil. Its query answers one row for each thing that does not: the `id` of the
 * record, what people call it (`que`), what it should be (`esperado`) and what it is (`hallado`). No row means that all
 * is well. Every area declares its own in its `cuadre.ts`.
 */
export interface Invariante {
  /** The area and a name within it: what is stored with a finding. */
  nombre: string
  /** The rule, as a clerk would say it. */
  frase: Textos
  /** The table of the record that `id` names, if there is one to open. */
  tabla: string | null
  sql: SQL
}

export const frase = (es: string, en: string, pt: string, ca: string): Textos => ({ es, en, pt, ca })
