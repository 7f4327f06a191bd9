import type { Lugar } from '../almacen/movimiento.ts'
import { CampoError } from '../regla.ts'
import { type ModoDeRectificar, nombraOtras, type TipoDeFactura } from './factura.ts'

/** What the garments of an invoice do when it is issued: nothing, or they leave that place or come back to it. */
export const MERCANCIAS = ['nada', 'almacen', 'segunda'] as const
export type Mercancia = (typeof MERCANCIAS)[number]

/** Whether a line sells garments with a fault: an invoice of them does, but for what belongs to an order. */
export const vendeSegunda = (
  { tipo, mercancia }: { tipo: TipoDeFactura; mercancia: Mercancia },
  { modeloId, pedidoLineaId }: { modeloId: number | null; pedidoLineaId: number | null },
): boolean => !nombraOtras(tipo) && mercancia === 'segunda' && modeloId !== null && pedidoLineaId === null

interface Linea {
  modeloId?: number | null
  colorId?: number | null
  pedidoLineaId?: number | null
  tallasCantidades?: readonly { talla: string; cantidad: number }[]
}

export interface Paso {
  pedidoLineaId: number | null
  modeloId: number
  colorId: number
  talla: string
  cantidad: number
  de: Lugar
  a: Lugar
}

/**
 * The garments that an invoice moves: those it gives back come to the place, those it sells leave it. What belongs to an
 * order leaves with the order.
 */
export function mercanciaDe(
  { mercancia, tipoRectificativa }: { mercancia: Mercancia; tipoRectificativa: ModoDeRectificar | null },
  lineas: readonly Linea[],
): Paso[] {
  if (mercancia === 'nada') return []
  if (tipoRectificativa === 'S') throw new CampoError('mercancia', 'factura.mercancia-sustitucion')
  return lineas.flatMap(({ modeloId, colorId, pedidoLineaId = null, tallasCantidades = [] }, i) => {
    if (modeloId == null) return []
    if (colorId == null || tallasCantidades.length === 0)
      throw new CampoError(`lineas.${i}.tallasCantidades`, 'factura.mercancia-sin-tallas')
    return tallasCantidades.flatMap(({ talla, cantidad }) => {
      const vuelve = cantidad < 0
      if (cantidad === 0 || (!vuelve && pedidoLineaId !== null)) return []
      const lugares = vuelve
        ? { de: 'cliente' as const, a: mercancia as Lugar }
        : { de: mercancia as Lugar, a: 'cliente' as const }
      return [{ pedidoLineaId, modeloId, colorId, talla, cantidad: Math.abs(cantidad), ...lugares }]
    })
  })
}
