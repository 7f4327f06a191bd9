import { isDeepStrictEqual } from 'node:util'
import type { CampoImportable, Fila, Importable } from '@telar/domain/casa/importar'
import type { Idioma } from '@telar/domain/idioma'
import type { Db } from '../../db/connection.ts'
import type { House } from '../../kit/house.ts'

/** In whose name and on which day something is brought in. */
export interface Traida {
  quien: string
  hoy: string
  idioma: Idioma
  house: House
}

/** What became of a record, and what is needed to take it back. */
export interface Hecha {
  accion: 'crear' | 'cambiar' | 'igual'
  registro: number | null
  antes?: Record<string, unknown>
}

/** A record that was written, as it is taken back. */
export interface PorDeshacer extends Hecha {
  etiqueta: string
  antes: Record<string, unknown>
}

/** The rows of the noun that some records are. */
export const registrosDe = (hechas: readonly PorDeshacer[]): number[] => hechas.map(({ registro }) => registro ?? 0)

/** What can be brought in of a noun. Its area declares it; what reads sheets, tries, writes and takes back is one machine. */
export interface Descripcion {
  que: Importable
  campos: readonly CampoImportable[]
  /** Rows with the same word are one record; without it, each is one. */
  junta?: (fila: Fila) => string
  /** By what a person recognises the record. */
  etiqueta: (fila: Fila) => string
  /** What it is refused by, where that has another name than the column. */
  campoDe?: Readonly<Record<string, string>>
  /** Writes one record; what the sheet does not speak of stays as it is. */
  escribir: (db: Db, filas: readonly Fila[], traida: Traida) => Promise<Hecha>
  /** Takes one back, or says in words why it cannot be. */
  deshacer: (db: Db, hecha: PorDeshacer, traida: Traida) => Promise<void>
  /** Takes several that were made back at once, where that is quicker than one by one. */
  deshacerNuevas?: (db: Db, hechas: readonly PorDeshacer[], traida: Traida) => Promise<void>
  /** One goes back only after the next one has: what comes between would stop the rest for good. */
  deUnaVez?: true
}

interface Mas {
  obligatorio?: boolean
  alias?: readonly string[]
}

/** A column with its name in the four languages. */
export const campo = (
  nombre: string,
  [es, en, pt, ca]: readonly [string, string, string, string],
  { obligatorio = false, alias = [] }: Mas = {},
): CampoImportable => ({ campo: nombre, nombre: { es, en, pt, ca }, obligatorio, alias })

/** Only what differs from what is there; nothing when all is as it was. */
export function distinto<C extends object>(actual: object, cambio: C): Partial<C> | undefined {
  const hay = actual as Record<string, unknown>
  const otros = Object.entries(cambio).filter(
    ([clave, valor]) => valor !== undefined && !isDeepStrictEqual(hay[clave] ?? null, valor),
  )
  return otros.length > 0 ? (Object.fromEntries(otros) as Partial<C>) : undefined
}

/** What some fields of a row hold. */
export const comoEstaba = (actual: object, campos: object): Record<string, unknown> =>
  Object.fromEntries(Object.keys(campos).map((clave) => [clave, (actual as Record<string, unknown>)[clave]]))
