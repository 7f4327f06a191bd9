import { diaDelMes, ejercicioDe, masDias, mesDe } from '../fecha.ts'
import type { Textos } from '../idioma.ts'

/** The rungs of the ladder by which customers are reminded of what they owe, the friendliest first. */
export const TONOS = ['amable', 'firme', 'ultimo'] as const
export type Tono = (typeof TONOS)[number]

/** Something of each rung. */
export const enCadaTono = <T>(de: (tono: Tono) => T): Record<Tono, T> => ({
  amable: de('amable'),
  firme: de('firme'),
  ultimo: de('ultimo'),
})

/** A rung: how many days after a due date it is written, and in what words; without words of the house, in ours. */
export interface PasoDeReclamacion {
  activo: boolean
  dias: number
  texto: Textos
}

/** The interest for late payment from a day on, in per cent a year. */
export interface TipoDeInteres {
  desde: string
  tipo: number
  /** Where it was published. */
  fuente?: string | undefined
}

export interface AjustesDeReclamacion {
  pasos: Record<Tono, PasoDeReclamacion>
  intereses: TipoDeInteres[]
}

/** The rungs in use come later and later. */
export function enOrden(pasos: AjustesDeReclamacion['pasos']): boolean {
  const dias = TONOS.flatMap((tono) => (pasos[tono].activo ? pasos[tono].dias : []))
  return dias.every((dia, i) => i === 0 || dia > (dias[i - 1] as number))
}

const MEDIO_ANO = 6

/** The first day of the half-year of a day, for which its rate is published (Ley 3/2004, 7). */
export const semestreDe = (dia: string): string =>
  diaDelMes(ejercicioDe(dia), mesDe(dia) > MEDIO_ANO ? MEDIO_ANO + 1 : 1, 1)
const siguienteSemestre = (semestre: string): string => diaDelMes(ejercicioDe(semestre), mesDe(semestre) + MEDIO_ANO, 1)

/** The half-years within some days of which no rate is written: that of the one before holds no longer. */
export function semestresSinTipo(
  intereses: readonly Pick<TipoDeInteres, 'desde'>[],
  desde: string,
  hasta: string,
): string[] {
  const escritos = new Set(intereses.map((uno) => semestreDe(uno.desde)))
  const faltan: string[] = []
  for (let semestre = semestreDe(desde); semestre <= hasta; semestre = siguienteSemestre(semestre))
    if (!escritos.has(semestre)) faltan.push(semestre)
  return faltan
}

/** The same of the delay of something that fell due: from the day after. */
export const sinTipoDesde = (intereses: readonly TipoDeInteres[], vence: string, hoy: string): string[] =>
  semestresSinTipo(intereses, masDias(vence, 1), hoy)
