import { expect, it } from 'vitest'
import { formatFor } from './format.ts'
import { enMegas } from './megas.ts'

it.each([
  [0.4, '0,4 MB'],
  [999, '999 MB'],
  [1000, '1 GB'],
  [75838, '74,1 GB'],
])('%s megabytes are said as %s', (megas, dicho) => {
  expect(enMegas(megas, formatFor('es').number)).toBe(dicho)
})
