import type { Cambio } from '../../../pieces/matriz/rejilla.ts'
import { parseNumber } from '../../format.ts'

/** A model that is being sold: its garments by colour and size, and what was typed as its price. */
export interface ModeloVendido {
  modeloId: number
  prendas: readonly Cambio[]
  pvp: string
}

export const nuevoModelo = (modeloId: number): ModeloVendido => ({ modeloId, prendas: [], pvp: '' })

/** The same with other quantities; what is none is no longer there. */
export function conPrendas(modelo: ModeloVendido, cambios: readonly Cambio[]): ModeloVendido {
  const otra = ({ colorId, talla }: Cambio) =>
    !cambios.some((cambio) => cambio.colorId === colorId && cambio.talla === talla)
  return { ...modelo, prendas: [...modelo.prendas.filter(otra), ...cambios].filter(({ cantidad }) => cantidad > 0) }
}

/** What was typed as its price is none. */
export const malPrecio = ({ pvp }: ModeloVendido, decimal: string): boolean =>
  pvp.trim() !== '' && parseNumber(pvp, decimal) === null

/** What is asked of the server: a line for each colour of a model. */
export const lineasDe = (modelos: readonly ModeloVendido[], decimal: string) =>
  modelos.flatMap(({ modeloId, prendas, pvp }) =>
    [...Map.groupBy(prendas, ({ colorId }) => colorId)].map(([colorId, suyas]) => ({
      ...{ modeloId, colorId, pvp: pvp.trim() === '' ? null : parseNumber(pvp, decimal) },
      tallasCantidades: suyas.map(({ talla, cantidad }) => ({ talla, cantidad })),
    })),
  )
