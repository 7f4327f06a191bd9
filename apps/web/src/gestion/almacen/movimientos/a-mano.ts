import type { Modelo } from '@telar/contract/catalogo/modelos'
import type { EnCasa } from '@telar/domain/almacen/movimiento'
import { type Escrito, esCuenta } from '../../../pieces/matriz/rejilla.ts'

/** What was typed into the cells of one model, as it was typed. */
export type Escritas = Readonly<Record<string, string>>

const MAXIMO = 99_999
export const claveDe = (colorId: number, talla: string): string => `${colorId} ${talla}`

/** What stays of what was typed: digits, and a minus before them where one may stand. */
export function limpio(texto: string, conSigno: boolean): string {
  const menos = conSigno && /^\s*[-−]/.test(texto) ? '-' : ''
  return menos + texto.replace(/\D/g, '').slice(0, 5)
}

/** The number in a cell; a minus alone is not one yet. */
export const leido = (texto: string | undefined): number => {
  const n = Number(texto || 0)
  return Number.isFinite(n) ? Math.max(-MAXIMO, Math.min(n, MAXIMO)) : 0
}

export const escribir = (antes: Escritas, escritos: readonly Escrito[], conSigno: boolean): Escritas => ({
  ...antes,
  ...Object.fromEntries(
    escritos
      .filter(({ texto }) => esCuenta(texto, conSigno))
      .map(({ colorId, talla, texto }) => [claveDe(colorId, talla), limpio(texto, conSigno)]),
  ),
})

/** How many garments of a variant lie in a place. */
export const hayEn = ({ variantes }: Modelo, lugar: EnCasa) => {
  const campo = lugar === 'almacen' ? 'stock' : lugar
  return (colorId: number, talla: string): number =>
    variantes.find((una) => una.colorId === colorId && una.talla === talla)?.[campo] ?? 0
}

/** The cells that say something, as they are sent. */
export const celdasDe = ({ id, variantes }: Modelo, escritas: Escritas) =>
  variantes
    .map(({ colorId, talla }) => ({ modeloId: id, colorId, talla, cantidad: leido(escritas[claveDe(colorId, talla)]) }))
    .filter(({ cantidad }) => cantidad !== 0)
