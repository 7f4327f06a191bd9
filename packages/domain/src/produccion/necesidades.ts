import { aDiezmilesimas, deDiezmilesimas } from '../dinero.ts'
import { sumar } from './materia.ts'

/** Garments of a cell that somebody awaits, and those that are there or cut already. */
export interface Demanda {
  pendientes: number
  enStock: number
  cortadas: number
}

/** What is still to be cut for a cell. */
export const aFabricar = ({ pendientes, enStock, cortadas }: Demanda): number =>
  Math.max(0, pendientes - Math.max(0, enStock) - Math.max(0, cortadas))

export interface NecesidadDeColor {
  colorId: number
  necesaria: number
}

/**
 * What is missing of a material. Cloth of a colour serves garments of that colour; what has none, and what is on its
 * way, serves whatever is short.
 */
export function faltaDe(
  necesidades: readonly NecesidadDeColor[],
  stock: ReadonlyMap<number | null, number>,
  enCamino: number,
): { porColor: { colorId: number; necesaria: number; stock: number; falta: number }[]; falta: number } {
  const porColor = necesidades.map(({ colorId, necesaria }) => {
    const hay = stock.get(colorId) ?? 0
    const falta = Math.max(0, aDiezmilesimas(necesaria) - aDiezmilesimas(hay))
    return { colorId, necesaria, stock: hay, falta: deDiezmilesimas(falta) }
  })
  const corta = aDiezmilesimas(sumar(porColor.map(({ falta }) => falta)))
  const libre = aDiezmilesimas(stock.get(null) ?? 0) + aDiezmilesimas(enCamino)
  return { porColor, falta: deDiezmilesimas(Math.max(0, corta - libre)) }
}

/** What is left of a material, colour by colour, once others have what they will cut: of its colour, then of none. */
export function stockLibre(
  stock: ReadonlyMap<number | null, number>,
  reservas: readonly { colorId: number; cantidad: number }[],
): Map<number | null, number> {
  const libre = new Map(stock)
  const quitar = (color: number | null, cantidad: number): number => {
    const hay = aDiezmilesimas(libre.get(color) ?? 0)
    const toma = Math.min(hay, cantidad)
    libre.set(color, deDiezmilesimas(hay - toma))
    return cantidad - toma
  }
  for (const { colorId, cantidad } of reservas) quitar(null, quitar(colorId, aDiezmilesimas(cantidad)))
  return libre
}
