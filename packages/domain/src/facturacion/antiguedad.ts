import { sumarEuros } from '../dinero.ts'
import { diasEntre } from '../fecha.ts'
import { abiertos, type Vencimiento } from './vencimientos.ts'

/** What is owed, by how many days it is late. */
export interface Antiguedad {
  corriente: number
  hasta30: number
  hasta60: number
  hasta90: number
  mas90: number
  total: number
}

const NADA: Antiguedad = { corriente: 0, hasta30: 0, hasta60: 0, hasta90: 0, mas90: 0, total: 0 }

function tramoDe(dias: number): Exclude<keyof Antiguedad, 'total'> {
  if (dias <= 0) return 'corriente'
  if (dias <= 30) return 'hasta30'
  if (dias <= 60) return 'hasta60'
  return dias <= 90 ? 'hasta90' : 'mas90'
}

const mas = (a: number, b: number) => sumarEuros([a, b])

export const sumarAntiguedad = (unas: readonly Antiguedad[]): Antiguedad =>
  unas.reduce(
    (suma, una) => ({
      corriente: mas(suma.corriente, una.corriente),
      hasta30: mas(suma.hasta30, una.hasta30),
      hasta60: mas(suma.hasta60, una.hasta60),
      hasta90: mas(suma.hasta90, una.hasta90),
      mas90: mas(suma.mas90, una.mas90),
      total: mas(suma.total, una.total),
    }),
    NADA,
  )

/** How late what is still open of these due dates is, on a day. */
export const antiguedadDe = (vencimientos: readonly Vencimiento[], cobrado: number, hoy: string): Antiguedad =>
  sumarAntiguedad(
    abiertos(vencimientos, cobrado).map(({ fecha, importe }) => {
      const tramo = tramoDe(diasEntre(fecha, hoy))
      return { ...NADA, [tramo]: importe, total: importe }
    }),
  )
