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
