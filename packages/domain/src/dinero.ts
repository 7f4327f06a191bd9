declare const centimos: unique symbol

/** An amount in whole cents, so that sums never drift. */
export type Centimos = number & { readonly [centimos]: true }

/** Rounds half away from zero, as the tax agency does: 0.5 → 1, −0.5 → −1. */
export function redondear(n: number): number {
  const rounded = Math.sign(n) * Math.round(Math.abs(n))
  return rounded === 0 ? 0 : rounded
}

/** The same to so many decimals. */
export const redondearA = (n: number, decimales: number): number => redondear(n * 10 ** decimales) / 10 ** decimales

/** Euros as they travel (at most two decimals) to cents. */
export const aCentimos = (euros: number): Centimos => redondear(euros * 100) as Centimos

/** Cents to euros as they travel. */
export const aEuros = (importe: Centimos): number => importe / 100

/** What a calculation in euros comes to, in whole cents. */
export const enEuros = (n: number): number => aEuros(aCentimos(n))

/** The exact sum of amounts in euros. */
export const sumarEuros = (importes: readonly number[]): number =>
  aEuros(importes.reduce<number>((suma, importe) => suma + aCentimos(importe), 0) as Centimos)

const ESCALA = 10_000

/** Unit prices, metres, pieces or kilos in whole ten-thousandths, so that sums never drift. */
export const aDiezmilesimas = (n: number): number => redondear(n * ESCALA)
export const deDiezmilesimas = (n: number): number => n / ESCALA
