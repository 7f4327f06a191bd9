import type { HojaLeida } from '@telar/contract/casa/importaciones'
import type { Importable } from '@telar/domain/casa/importar'

/** A sheet that somebody brings: what it is of, its file, and how it was read. */
export interface Traida {
  que: Importable
  fichero: string
  data: string
  hoja: HojaLeida
}
