import { useColores } from '../../../catalogo/use-colores.ts'
import type { ValoresDeOrden } from './editor-values.ts'

/** The plan of an order in words, for comparing two versions of it. */
export function LineasDichas({ field, value, otherwise }: { field: string; value: unknown; otherwise: string }) {
  const { nombre } = useColores()
  if (field !== 'lineas' || !Array.isArray(value) || value.length === 0) return otherwise
  const lineas = value as ValoresDeOrden['lineas']
  return lineas
    .map(({ colorId, tallasCantidades }) => {
      const tallas = tallasCantidades.map(({ talla, cantidad }) => `${talla}: ${cantidad}`)
      return `${nombre(colorId)} ${tallas.join(', ')}`
    })
    .join('; ')
}
