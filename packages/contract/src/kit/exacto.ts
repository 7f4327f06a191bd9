import type { z } from 'zod'

/**
 * Takes nothing but whole steps: beside `multipleOf`, which a number too small to be written with so many decimals passes
 * as if it were 0.
 */
export const exacto = (step: 0.01 | 0.0001) => {
  const decimals = step === 0.01 ? 2 : 4
  return ({ value, issues }: z.core.ParsePayload<number>) => {
    if (Number(value.toFixed(decimals)) !== value && Math.abs(value) < step)
      issues.push({ code: 'not_multiple_of', divisor: step, input: value })
  }
}
