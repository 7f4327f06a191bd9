import type { Modelo } from '@telar/contract/catalogo/modelos'
import type { Reconocido } from '@telar/contract/facturacion/dictado'
import type { Mark } from '../../../declare/values.ts'

export type Reconocida = Reconocido['lineas'][number]

/** A recognised line in which nothing is missing. */
export interface Confirmada {
  modeloId: number
  colorId: number
  tallasCantidades: { talla: string; cantidad: number }[]
  cantidad: number
  /** Without one, what its customer pays. */
  precio: number | null
  dto: number
}

const SEGURA = 0.9
const DUDOSA = 0.5

/** How certain a line is, in three steps. */
export const certeza = ({ confianza }: Pick<Reconocida, 'confianza'>): 'alta' | 'media' | 'baja' =>
  confianza >= SEGURA ? 'alta' : confianza >= DUDOSA ? 'media' : 'baja'

export const MARCA: Record<'alta' | 'media' | 'baja', Mark> = { alta: 'done', media: 'late', baja: 'blocked' }

/** The same of another model: a price that was not said is not this one's. */
export const deOtroModelo = (linea: Reconocida, modeloId: number | null): Reconocida => ({
  ...linea,
  ...{ modeloId, colorId: null, precio: linea.dicho ? linea.precio : null, porque: '' },
})

/** The line as it would enter the invoice; nothing while something is missing or makes no sense. */
export function confirmada(linea: Reconocida, modelo: Modelo | undefined): Confirmada | undefined {
  const { modeloId, colorId, tallasCantidades, cantidad, precio, dto } = linea
  if (!modelo || modeloId !== modelo.id || colorId === null) return undefined
  const makes = (talla: string) =>
    modelo.variantes.some((variante) => variante.colorId === colorId && variante.talla === talla)
  const sizes = tallasCantidades.length > 0 && tallasCantidades.every((una) => makes(una.talla) && una.cantidad !== 0)
  const sane = cantidad !== 0 && (precio === null || precio > 0) && dto >= 0 && dto <= 100
  return sizes && sane ? { modeloId, colorId, tallasCantidades, cantidad, precio, dto } : undefined
}
