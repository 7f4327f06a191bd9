import type { PeldanoVisto } from '../../db/schema/ventas/carts.ts'
import type { Ficha } from './fichas.ts'

export interface Linea {
  modeloId: number
  colorId: number
  enVenta: { talla: string; libre: number }[]
  celdas: { talla: string; cantidad: number; precio: number; escalas: PeldanoVisto[] | null }[]
  /** Where it is not one of those that are kept. */
  ficha?: Ficha
}

/** A line by itself: model, colour, size, quantity, price, its steps, and when it was begun. */
export type Suelta = readonly [number, number, string, number, number, PeldanoVisto[] | null, number]

/** What can be had of a model, colour and size. */
export type EnVenta = readonly [modeloId: number, colorId: number, talla: string, libre: number]

const porOrden = (a: Suelta, b: Suelta) => a[6] - b[6]

/** A row for each model and colour, in the order they were begun: models first, the colours of each within it. */
export function enFilas(sueltas: readonly Suelta[], enVenta: readonly EnVenta[]): Linea[] {
  const porModelo = new Map<number, Map<number, Linea>>()
  for (const [modeloId, colorId, talla, cantidad, precio, escalas] of sueltas.toSorted(porOrden)) {
    const colores = porModelo.get(modeloId) ?? new Map<number, Linea>()
    porModelo.set(modeloId, colores)
    const linea = colores.get(colorId) ?? { modeloId, colorId, enVenta: [], celdas: [] }
    colores.set(colorId, linea)
    linea.celdas.push({ talla, cantidad, precio, escalas })
  }
  for (const [modeloId, colorId, talla, libre] of enVenta)
    porModelo.get(modeloId)?.get(colorId)?.enVenta.push({ talla, libre })
  return [...porModelo.values()].flatMap((colores) => [...colores.values()])
}
