import { ejercicioDe, masDias } from '../../fecha.ts'
import { CampoError } from '../../regla.ts'

/** Easter Sunday of a year, by the Gregorian rule (Meeus). */
function pascua(ano: number): string {
  const a = ano % 19
  const siglo = Math.floor(ano / 100)
  const resto = ano % 100
  const h =
    (19 * a + siglo - Math.floor(siglo / 4) - Math.floor((siglo - Math.floor((siglo + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (siglo % 4) + 2 * Math.floor(resto / 4) - h - (resto % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const dia = h + l - 7 * m + 114
  return `${ano}-${String(Math.floor(dia / 31)).padStart(2, '0')}-${String((dia % 31) + 1).padStart(2, '0')}`
}

const FIJOS = ['01-01', '05-01', '12-25', '12-26']
const VIERNES_SANTO = -2
const LUNES_DE_PASCUA = 1

/** Whether the banks of the area settle on a day: TARGET closes on weekends and six holidays. */
export function esHabil(dia: string): boolean {
  const semana = new Date(dia).getUTCDay()
  if (semana === 0 || semana === 6 || FIJOS.includes(dia.slice(5))) return false
  const domingo = pascua(ejercicioDe(dia))
  return dia !== masDias(domingo, VIERNES_SANTO) && dia !== masDias(domingo, LUNES_DE_PASCUA)
}

/** That day, or the next on which the banks settle. */
export function habilDesde(dia: string): string {
  let habil = dia
  while (!esHabil(habil)) habil = masDias(habil, 1)
  return habil
}

/** The day on which charges that are sent today are best made: the first working day after tomorrow. */
export const diaDeCargo = (hoy: string): string => habilDesde(masDias(hoy, 2))

/** A bank is asked for a day on which it settles: any other it moves, and then its statement says another than the file. */
export function comprobarHabil(campo: string, dia: string): void {
  const siguiente = habilDesde(dia)
  if (siguiente !== dia) throw new CampoError(campo, 'banco.inhabil', { dia, siguiente })
}

/** The holidays of the whole country that no region may exchange, and those that all have kept. */
const NACIONALES = ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']

export const esFiestaNacional = (dia: string): boolean =>
  NACIONALES.includes(dia.slice(5)) || dia === masDias(pascua(ejercicioDe(dia)), VIERNES_SANTO)
