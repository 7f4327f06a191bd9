import { expect, test } from 'vitest'
import { z } from 'zod'
import { exacto } from './exacto.ts'

const euros = z.number().multipleOf(0.01).check(exacto(0.01))

test.each([
  [0, true],
  [0.01, true],
  [-0.07, true],
  [99_999.99, true],
  [1.005, false],
  [0.004, false],
  [1e-7, false],
  [5e-324, false],
  [-1e-9, false],
])('%d is an amount of money: %s', (value, is) => {
  expect(euros.safeParse(value).success).toBe(is)
})
