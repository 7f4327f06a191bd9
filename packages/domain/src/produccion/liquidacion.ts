import { enEuros, sumarEuros } from '../dinero.ts'
import { diaDelMes } from '../fecha.ts'
import { ReglaError } from '../regla.ts'

export const ESTADOS_DE_LIQUIDACION = ['borrador', 'liquidada'] as const
export type EstadoDeLiquidacion = (typeof ESTADOS_DE_LIQUIDACION)[number]

/** What came back from a workshop, and what each of it is worth. */
export interface LineaDeLiquidacion {
  buenas: number
  segundas: number
  perdidas: number
  tarifa: number
  /** What the workshop answers for with each garment that it lost; none, where nobody has said it. */
  precioPerdida: number | null
  segundasSePagan: boolean
}

/** What a line comes to: the work on what is paid for, less what the lost ones were worth. */
export function importeDeLinea(linea: LineaDeLiquidacion): number {
  const { buenas, segundas, perdidas, tarifa, precioPerdida, segundasSePagan } = linea
  const pagadas = buenas + (segundasSePagan ? segundas : 0)
  return sumarEuros([enEuros(pagadas * tarifa), -enEuros(perdidas * (precioPerdida ?? 0))])
}

/** What a line is settled at: as it was put right, or as it comes to. */
export const liquidado = ({ importe, corregido }: { importe: number; corregido: number | null }): number =>
  corregido ?? importe

export const totalDeLiquidacion = (lineas: readonly { importe: number; corregido: number | null }[]): number =>
  sumarEuros(lineas.map(liquidado))

/** The last day of a month that is written `2027-03`. */
export const finDeMes = (mes: string): string => diaDelMes(Number(mes.slice(0, 4)), Number(mes.slice(5)), 31)

/** Whether something is settled in a later month than it came in: that one was settled already. */
export const esDeAntes = (fecha: string, mes: string): boolean => fecha.slice(0, 7) < mes

/** Refuses to settle a month before it begins. */
export function comprobarMes(mes: string, hoy: string): void {
  if (mes > hoy.slice(0, 7)) throw new ReglaError('liquidacion.mes-futuro')
}

/** Refuses to settle what nobody has looked at. */
export function comprobarRevisada(lineas: readonly { revisada: boolean }[]): void {
  if (lineas.length === 0) throw new ReglaError('liquidacion.sin-lineas')
  const n = lineas.filter(({ revisada }) => !revisada).length
  if (n > 0) throw new ReglaError('liquidacion.sin-revisar', { n })
}

/** Garments with a fault among all that came back, in per cent with one decimal. */
export const tasaDeSegundas = (segundas: number, total: number): number =>
  total === 0 ? 0 : Math.round((segundas * 1000) / total) / 10

const ANCHO = 5

export const numeroDeLiquidacion = (ejercicio: number, n: number): string =>
  `LT${ejercicio}/${String(n).padStart(ANCHO, '0')}`
