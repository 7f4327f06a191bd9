import { ejercicioDe, trimestreDe } from '@telar/domain/fecha'

export interface Periodo {
  ano: number
  /** None: the whole year. */
  trimestre: number | null
  /** `2027T1`, `2027`: as the address and files call it. */
  nombre: string
}

const llamado = (ano: number, trimestre: number | null): Periodo => ({
  ano,
  trimestre,
  nombre: trimestre === null ? String(ano) : `${ano}T${trimestre}`,
})

/** `2027T1` or `2027`; anything else is no period. */
export function leerPeriodo(texto: unknown): Periodo | null {
  const [, ano, trimestre] = /^(\d{4})(?:T([1-4]))?$/.exec(String(texto ?? '')) ?? []
  return ano === undefined ? null : llamado(Number(ano), trimestre === undefined ? null : Number(trimestre))
}

/** The quarter in which a day falls. */
export const trimestreEn = (dia: string): Periodo => llamado(ejercicioDe(dia), trimestreDe(dia))

/** The one before or after it, of the same length. */
export function vecino({ ano, trimestre }: Periodo, paso: 1 | -1): string {
  if (trimestre === null) return String(ano + paso)
  const n = ano * 4 + trimestre - 1 + paso
  return llamado(Math.floor(n / 4), (n % 4) + 1).nombre
}

/** A quarter as the agency calls it. */
export interface Cuando {
  ejercicio: number
  periodo: '1T' | '2T' | '3T' | '4T'
}

const TRIMESTRES = ['1T', '2T', '3T', '4T'] as const

/** Of a whole year there is none. */
export function comoLaAgencia({ ano, trimestre }: Pick<Periodo, 'ano' | 'trimestre'>): Cuando | undefined {
  const periodo = trimestre === null ? undefined : TRIMESTRES[trimestre - 1]
  return periodo && { ejercicio: ano, periodo }
}

const FIN = ['03-31', '06-30', '09-30', '12-31']

/** Its first and last day. */
export function periodoDe({ ano, trimestre }: Pick<Periodo, 'ano' | 'trimestre'>): { desde: string; hasta: string } {
  const primero = trimestre === null ? 1 : trimestre * 3 - 2
  return {
    desde: `${ano}-${String(primero).padStart(2, '0')}-01`,
    hasta: `${ano}-${FIN[(trimestre ?? 4) - 1]}`,
  }
}
