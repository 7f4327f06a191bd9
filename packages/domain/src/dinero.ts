declare const centimos: unique symbol

/** An amount in whole cents, so that sums never drift. */
export type Centimos = number & { readonly [centimos]: true }

/** Rounds half away from zero, as the tax agency does: 0.5 → 1, −0.5 → −1. */
export function redondear(n: number): number {
  const rounded = Math.sign(n) * Math.round(Math.abs(n))
  return rounded === 0 ? 0 : rounded
}

/** Euros as they travel (at most two decimals) to cents. */
export const aCentimos = (euros: number): Centimos => redondear(euros * 100) as Centimos

/** Cents to euros as they travel. */
export const aEuros = (importe: Centimos): number => importe / 100

/** Amounts as they travel, added in cents. */
export const sumarEuros = (importes: readonly number[]): number =>
  aEuros(importes.reduce<number>((suma, importe) => suma + aCentimos(importe), 0) as Centimos)
