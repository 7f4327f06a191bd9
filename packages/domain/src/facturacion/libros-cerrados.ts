import { ejercicioDe } from '../fecha.ts'
import { CampoError } from '../regla.ts'

/** What is older than this is in books that are closed. */
const ANOS_ATRAS = 4

/** Nothing is noted on a day whose books are closed: a year that was mistyped is no day of the house. */
export function comprobarQueEstaAbierto(campo: string, fecha: string, hoy: string): void {
  if (ejercicioDe(fecha) < ejercicioDe(hoy) - ANOS_ATRAS) throw new CampoError(campo, 'libros.cerrados')
}
