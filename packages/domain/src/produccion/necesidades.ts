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

export interface FaltaDeColor extends NecesidadDeColor {
  stock: number
  enCamino: number
  falta: number
  /** What is to be bought of it once what has no colour is given out. */
  comprar: number
}

/**
 * What is missing of a material. Cloth of a colour, there or on its way, serves garments of that colour; what has none
 * serves whatever is short, one colour after the other.
 */
export function faltaDe(
  necesidades: readonly NecesidadDeColor[],
  stock: ReadonlyMap<number | null, number>,
  enCamino: ReadonlyMap<number | null, number>,
): { porColor: FaltaDeColor[]; falta: number } {
  let libre = aDiezmilesimas(stock.get(null) ?? 0) + aDiezmilesimas(enCamino.get(null) ?? 0)
  const porColor = necesidades.map(({ colorId, necesaria }) => {
    const hay = stock.get(colorId) ?? 0
    const viene = enCamino.get(colorId) ?? 0
    const falta = Math.max(0, aDiezmilesimas(necesaria) - aDiezmilesimas(hay) - aDiezmilesimas(viene))
    const deLibre = Math.min(libre, falta)
    libre -= deLibre
    return {
      ...{ colorId, necesaria, stock: hay, enCamino: viene },
      falta: deDiezmilesimas(falta),
      comprar: deDiezmilesimas(falta - deLibre),
    }
  })
  return { porColor, falta: sumar(porColor.map(({ comprar }) => comprar)) }
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
