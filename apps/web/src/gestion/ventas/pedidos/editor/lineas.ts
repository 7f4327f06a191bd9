import type { Pedido } from '@telar/contract/ventas/pedidos'
import { conLasUsadas } from '@telar/domain/catalogo/tallas'
import { sumarEuros } from '@telar/domain/dinero'
import { enIdioma, type Idioma } from '@telar/domain/idioma'
import { type Celda, pendiente } from '@telar/domain/ventas/pedido'
import type { Cambio, Rejilla } from '../../../../pieces/matriz/rejilla.ts'

export type Linea = Pedido['lineas'][number]

/** The lines of one model: a matrix. */
export interface Grupo {
  modeloId: number
  numero: string
  nombre: string
  tallas: string[]
  lineas: Linea[]
}

const agrupar = (lineas: readonly Linea[], por: (linea: Linea) => unknown): Grupo[] =>
  [...Map.groupBy(lineas, por).values()].map((suyas) => {
    const { modeloId = 0, numero = '', nombre = '', tallas = [] } = suyas[0] ?? {}
    const usadas = suyas.flatMap(({ tallasCantidades }) => tallasCantidades)
    return { modeloId, numero, nombre, tallas: conLasUsadas(tallas, usadas), lineas: suyas }
  })

/** The lines of an order by model, in the order in which they were written. */
export const porModelo = (lineas: readonly Linea[]): Grupo[] => agrupar(lineas, ({ modeloId }) => modeloId)

/** The same, those of one model apart that are not sold at one price: what was added to an order later may have another. */
export const porPrecio = (lineas: readonly Linea[]): Grupo[] =>
  agrupar(lineas, ({ modeloId, precio, dto, aMano }) => [modeloId, precio, dto, aMano].join(' '))

/** The matrix of some lines: only the cells that were ordered, or every size of the model. */
export const rejillaDe = (
  { tallas, lineas }: Pick<Grupo, 'tallas' | 'lineas'>,
  idioma: Idioma,
  every = false,
): Rejilla => ({
  tallas,
  colores: lineas.map(({ colorId, color, hex, tallasCantidades }) => ({
    id: colorId,
    nombre: enIdioma(color, idioma),
    hex,
    tallas: (every ? tallas : tallasCantidades.map(({ talla }) => talla)).map((talla) => ({ talla, libre: 0 })),
  })),
})

/** The matrix of a model with what an order holds of it already, also in colours and sizes in which it is no longer made. */
export function conGuardadas(rejilla: Rejilla, guardadas: readonly Linea[], idioma: Idioma): Rejilla {
  const celdas = guardadas.flatMap(({ tallasCantidades }) => tallasCantidades)
  const suyas = (id: number) => guardadas.find(({ colorId }) => colorId === id)?.tallasCantidades ?? []
  const nuevos = guardadas.filter(({ colorId }) => !rejilla.colores.some(({ id }) => id === colorId))
  const tallas = conLasUsadas(rejilla.tallas, celdas)
  const colores = rejilla.colores.map((color) => {
    const faltan = suyas(color.id).filter(({ talla }) => !color.tallas.some((una) => una.talla === talla))
    return { ...color, tallas: [...color.tallas, ...faltan.map(({ talla }) => ({ talla, libre: 0 }))] }
  })
  return { tallas, colores: [...colores, ...rejillaDe({ tallas, lineas: nuevos }, idioma).colores] }
}

export type Cuenta = 'pedido' | 'servido' | 'pendiente'

const CUENTAS: Record<Cuenta, (celda: Celda) => number> = {
  pedido: ({ cantidad }) => cantidad,
  servido: ({ servida }) => servida,
  pendiente,
}

/** How many of a colour and size, counted one way. */
export const cantidadEn =
  ({ lineas }: { lineas: readonly Linea[] }, cuenta: Cuenta) =>
  (colorId: number, talla: string): number => {
    const celda = lineas.find((linea) => linea.colorId === colorId)?.tallasCantidades.find((una) => una.talla === talla)
    return celda ? CUENTAS[cuenta](celda) : 0
  }

/** How many in all, counted one way. */
export const sumaDe = (lineas: readonly Linea[], cuenta: Cuenta): number =>
  lineas.reduce((n, { tallasCantidades }) => tallasCantidades.reduce((m, celda) => m + CUENTAS[cuenta](celda), n), 0)

/** What the lines of a model come to, added in céntimos. */
export const importeDe = ({ lineas }: Grupo): number => sumarEuros(lineas.map(({ importe }) => importe))

/** A line as it is entered. */
export interface LineaEscrita {
  modeloId: number
  colorId: number
  dto: number
  tallasCantidades: { talla: string; cantidad: number }[]
}

export const escritas = (lineas: readonly Linea[]): LineaEscrita[] =>
  lineas.map(({ modeloId, colorId, dto, tallasCantidades }) => ({
    ...{ modeloId, colorId, dto },
    tallasCantidades: tallasCantidades.map(({ talla, cantidad }) => ({ talla, cantidad })),
  }))

const de =
  (modeloId: number, colorId: number) =>
  (linea: Pick<LineaEscrita, 'modeloId' | 'colorId'>): boolean =>
    linea.modeloId === modeloId && linea.colorId === colorId

/** What the colours of a model that are written cost, each price once: what the order holds already, as it was sold. */
export function preciosDe<P>(
  lineas: readonly LineaEscrita[],
  modeloId: number,
  guardadas: readonly Pick<Linea, 'modeloId' | 'colorId' | 'precio' | 'porque'>[],
  deHoy: { precio: number; porque: P },
): { precio: number; porque: P | Linea['porque'] }[] {
  const suyas = lineas.filter((linea) => linea.modeloId === modeloId)
  const todos = suyas.map(({ colorId }) => guardadas.find(de(modeloId, colorId)) ?? deHoy)
  return [...new Map((todos.length > 0 ? todos : [deHoy]).map((uno) => [uno.precio, uno])).values()]
}

export const cuantas = (lineas: readonly LineaEscrita[], modeloId?: number): number =>
  lineas
    .filter((linea) => modeloId === undefined || linea.modeloId === modeloId)
    .reduce((n, { tallasCantidades }) => tallasCantidades.reduce((m, { cantidad }) => m + cantidad, n), 0)

export const escritaEn =
  (lineas: readonly LineaEscrita[], modeloId: number) =>
  (colorId: number, talla: string): number =>
    lineas.find(de(modeloId, colorId))?.tallasCantidades.find((una) => una.talla === talla)?.cantidad ?? 0

export const dtoDe = (lineas: readonly LineaEscrita[], modeloId: number): number =>
  lineas.find((linea) => linea.modeloId === modeloId)?.dto ?? 0

function conCambio(lineas: LineaEscrita[], modeloId: number, { colorId, talla, cantidad }: Cambio): LineaEscrita[] {
  const mine = de(modeloId, colorId)
  const line = lineas.find(mine) ?? { modeloId, colorId, dto: dtoDe(lineas, modeloId), tallasCantidades: [] }
  const cell = { talla, cantidad }
  const known = line.tallasCantidades.some((una) => una.talla === talla)
  const cells = known
    ? line.tallasCantidades.map((una) => (una.talla === talla ? cell : una))
    : [...line.tallasCantidades, cell]
  const next = { ...line, tallasCantidades: cells.filter((una) => una.cantidad > 0) }
  const all = lineas.some(mine) ? lineas.map((una) => (mine(una) ? next : una)) : [...lineas, next]
  return all.filter(({ tallasCantidades }) => tallasCantidades.length > 0)
}

/** The lines after some cells of a model have changed; an empty cell goes, and a line without any. */
export function conCambios(
  lineas: readonly LineaEscrita[],
  modeloId: number,
  cambios: readonly Cambio[],
): LineaEscrita[] {
  let next = [...lineas]
  for (const cambio of cambios) next = conCambio(next, modeloId, cambio)
  return next
}
