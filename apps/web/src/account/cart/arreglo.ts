import type { Cart } from '@telar/contract/ventas/cart'
import type { Puesta } from '../../kit/ventas/celdas.ts'

type Problema = Cart['problemas'][number]
type Modelo = Cart['modelos'][number]

/** What mends a problem of some garments: how they are to be in the cart. */
export interface Arreglo {
  como: 'ajustar' | 'completar' | 'quitar'
  celdas: Puesta[]
}

/** What the cart holds of what a problem is about: a size, a colour or a whole model. */
const suyas = ({ modeloId, colores }: Modelo, { colorId, talla }: Problema): Puesta[] =>
  colores
    .filter((color) => colorId === null || color.colorId === colorId)
    .flatMap((color) => color.tallasCantidades.map((celda) => ({ modeloId, colorId: color.colorId, ...celda })))
    .filter((celda) => talla === null || celda.talla === talla)

/** As many whole size runs as hold all that is asked for; nothing where one of their sizes is not sold. */
function enCurvas({ modeloId, colores, curva }: Modelo, { colorId }: Problema, puestas: readonly Puesta[]) {
  const color = colores.find((uno) => uno.colorId === colorId)
  const tallas = Object.entries(curva ?? {}).filter(([, n]) => n > 0)
  if (!color || !tallas.every(([talla]) => color.tallas.some((una) => una.talla === talla))) return undefined
  const pide = new Map(puestas.map(({ talla, cantidad }) => [talla, cantidad]))
  const curvas = Math.max(1, ...tallas.map(([talla, n]) => Math.ceil((pide.get(talla) ?? 0) / n)))
  const final = new Map([
    ...puestas.map(({ talla }) => [talla, 0] as const),
    ...tallas.map(([talla, n]) => [talla, n * curvas] as const),
  ])
  return [...final].map(([talla, cantidad]) => ({ modeloId, colorId: color.colorId, talla, cantidad }))
}

/** What mends a problem in one act, where it is about garments. */
export function arregloDe({ modelos }: Pick<Cart, 'modelos'>, problema: Problema): Arreglo | undefined {
  const modelo = modelos.find(({ modeloId }) => modeloId === problema.modeloId)
  if (!modelo) return undefined
  const puestas = suyas(modelo, problema)
  const { codigo, libre } = problema
  if (libre !== null && libre > 0)
    return { como: 'ajustar', celdas: puestas.map((celda) => ({ ...celda, cantidad: libre })) }
  const enteras = codigo === 'fuera-de-curva' ? enCurvas(modelo, problema, puestas) : undefined
  return enteras
    ? { como: 'completar', celdas: enteras }
    : { como: 'quitar', celdas: puestas.map((celda) => ({ ...celda, cantidad: 0 })) }
}
