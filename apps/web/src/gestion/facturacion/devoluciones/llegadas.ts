import type { Devolucion } from '@telar/contract/facturacion/devoluciones'
import { DESTINOS_DE_DEVOLUCION, type DestinoDeDevolucion } from '@telar/domain/facturacion/devolucion'

export type Linea = Devolucion['lineas'][number]
export type Columna = 'aprobada' | DestinoDeDevolucion
export type Escritas = Readonly<Record<number, Partial<Record<Columna, number>>>>

/** What can be written in each state: the parts to accept of what is asked, or where each went of what came. */
export const ESCRIBE: Partial<Record<Devolucion['estado'], readonly Columna[]>> = {
  solicitada: ['aprobada'],
  aprobada: DESTINOS_DE_DEVOLUCION,
}

const inicial = (linea: Linea, estado: Devolucion['estado'], columna: Columna): number => {
  if (columna === 'aprobada') return estado === 'solicitada' ? linea.pedida : linea.aprobada
  if (estado !== 'aprobada') return linea[columna]
  return columna === 'almacen' ? linea.aprobada : 0
}

/** What stands in a cell: what was written, else what is expected. */
export const valorDe = (escritas: Escritas, linea: Linea, estado: Devolucion['estado'], columna: Columna): number =>
  escritas[linea.id]?.[columna] ?? inicial(linea, estado, columna)

const NINGUNA = Object.fromEntries(DESTINOS_DE_DEVOLUCION.map((a) => [a, 0])) as Record<DestinoDeDevolucion, number>

/** Nothing has come yet: what arrives is counted one by one. */
export const desdeCero = (lineas: readonly Linea[]): Escritas =>
  Object.fromEntries(lineas.map(({ id }) => [id, NINGUNA]))

export const llegadas = (escritas: Escritas, linea: Linea): number =>
  DESTINOS_DE_DEVOLUCION.reduce((n, a) => n + valorDe(escritas, linea, 'aprobada', a), 0)

interface Prenda {
  modeloId: number
  colorId: number
  talla: string
}

/** One more has come and was put somewhere; or why it is refused: it is not of this return, or all of it are here. */
export function unaLlegada(
  lineas: readonly Linea[],
  escritas: Escritas,
  { modeloId, colorId, talla }: Prenda,
  a: DestinoDeDevolucion,
): Escritas | 'ajena' | 'todas' {
  const suyas = lineas.filter(
    (linea) => linea.modeloId === modeloId && linea.colorId === colorId && linea.talla === talla && linea.aprobada > 0,
  )
  if (suyas.length === 0) return 'ajena'
  const linea = suyas.find((una) => llegadas(escritas, una) < una.aprobada)
  if (!linea) return 'todas'
  const antes = escritas[linea.id]
  return { ...escritas, [linea.id]: { ...antes, [a]: valorDe(escritas, linea, 'aprobada', a) + 1 } }
}
