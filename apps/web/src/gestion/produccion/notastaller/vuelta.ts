import type { Nota } from '@telar/contract/produccion/nota'
import type { MotivoDeSegunda } from '@telar/domain/produccion/operacion'

/** What came back of one cell, as somebody writes it at the table. */
export interface CeldaEscrita {
  buenas: number
  segundas: number
  perdidas: number
  motivo: MotivoDeSegunda | null
  detalle: string
}

export type Escrita = Readonly<Record<string, CeldaEscrita>>

const NADA: CeldaEscrita = { buenas: 0, segundas: 0, perdidas: 0, motivo: null, detalle: '' }

export const clave = ({ colorId, talla }: { colorId: number; talla: string }): string => `${colorId} ${talla}`

export const enCelda = (escrita: Escrita, celda: { colorId: number; talla: string }): CeldaEscrita =>
  escrita[clave(celda)] ?? NADA

export const contadas = ({ buenas, segundas, perdidas }: CeldaEscrita): number => buenas + segundas + perdidas

export const totalDe = (escrita: Escrita): number => Object.values(escrita).reduce((n, celda) => n + contadas(celda), 0)

/** All that is still out came back well, but for what was written as faulty or lost. */
export const todasBuenas = (celdas: Nota['celdas'], escrita: Escrita): Escrita =>
  Object.fromEntries(
    celdas.map((celda) => {
      const suya = enCelda(escrita, celda)
      return [clave(celda), { ...suya, buenas: Math.max(0, celda.fuera - suya.segundas - suya.perdidas) }]
    }),
  )

/** The cells of which more was written than is out. */
export const deMas = (celdas: Nota['celdas'], escrita: Escrita): Nota['celdas'] =>
  celdas.filter((celda) => contadas(enCelda(escrita, celda)) > celda.fuera)

/** The cells whose seconds nobody has given a reason. */
export const sinMotivo = (celdas: Nota['celdas'], escrita: Escrita): Nota['celdas'] =>
  celdas.filter((celda) => {
    const { segundas, motivo } = enCelda(escrita, celda)
    return segundas > 0 && motivo === null
  })

/** What was written, as the server takes it; empty cells are left out. */
export const enCeldas = (celdas: Nota['celdas'], escrita: Escrita) =>
  celdas
    .map(({ colorId, talla }) => ({ colorId, talla, ...enCelda(escrita, { colorId, talla }) }))
    .filter((celda) => contadas(celda) > 0)

/** What was written, as far as there is still so much out of it: the good ones give way first. */
export const recortada = (celdas: Nota['celdas'], escrita: Escrita): Escrita =>
  Object.fromEntries(
    celdas.map((celda) => {
      const suya = enCelda(escrita, celda)
      const perdidas = Math.min(suya.perdidas, celda.fuera)
      const segundas = Math.min(suya.segundas, celda.fuera - perdidas)
      return [
        clave(celda),
        { ...suya, perdidas, segundas, buenas: Math.min(suya.buenas, celda.fuera - perdidas - segundas) },
      ]
    }),
  )
