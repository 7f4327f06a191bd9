import { ejercicioDe } from '@telar/domain/fecha'

/** The number of each in its year, in the order of their days. */
export function enSuEjercicio(): (dia: string) => number {
  const ultimos = new Map<number, number>()
  return (dia) => {
    const numero = (ultimos.get(ejercicioDe(dia)) ?? 0) + 1
    ultimos.set(ejercicioDe(dia), numero)
    return numero
  }
}
