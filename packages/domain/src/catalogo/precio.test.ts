import { expect, test } from 'vitest'
import { precioDeSegunda } from './precio.ts'

test.each([
  [34.5, null, 50, 17.25],
  [34.5, 12, 50, 12],
  [34.5, 0, 50, 0],
  [33.33, null, 50, 16.67],
  [40, null, 0, 0],
  [40, null, 100, 40],
  [19.9999, null, 33.33, 6.67],
])('tariff %d, own price %s, %d %%: %d', (precioMayor, precioSegunda, porCiento, precio) => {
  expect(precioDeSegunda({ precioMayor, precioSegunda }, porCiento)).toBe(precio)
})
