import fc from 'fast-check'
import type { Mundo } from '../mundo.ts'
import { cual, TALLAS, una } from '../paso.ts'

/** Which cell: a model, one of its colours and a size. */
export const celda = fc.record({ modelo: cual, color: cual, talla: fc.constantFrom(...TALLAS) })
type Elegida = typeof celda extends fc.Arbitrary<infer C> ? C : never

export const MODELOS = "select id from modelos where numero ~ '^H' order by id desc"
export const CLIENTES = "select id from clientes where codigo ~ '^H[0-9]$' order by id"

export const coloresDe = (mundo: Mundo, modeloId: number) =>
  mundo.ids(`select distinct color_id as id from modelo_variantes where modelo_id = ${modeloId} order by 1`)

/** The cell that was chosen, if it is still there. */
export async function celdaDe(mundo: Mundo, { modelo, color, talla }: Elegida) {
  const modeloId = una(await mundo.ids(MODELOS), modelo)
  const colorId = una(await coloresDe(mundo, modeloId ?? 0), color)
  return modeloId && colorId ? { modeloId, colorId, talla } : undefined
}

/** So many of each cell, as lines of an order. */
export async function lineasDe(mundo: Mundo, celdas: readonly (Elegida & { cantidad: number })[]) {
  const lineas = []
  for (const { cantidad, ...elegida } of celdas) {
    const suya = await celdaDe(mundo, elegida)
    if (!suya) continue
    const { talla, ...linea } = suya
    lineas.push({ ...linea, tallasCantidades: [{ talla, cantidad }] })
  }
  return lineas
}
