import { expect, it } from 'vitest'
import { movedTo, sameOrder } from './reorder.ts'

it('moves one thing and keeps the order of the others', () => {
  expect(movedTo([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4])
  expect(movedTo([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3])
})

it('goes no further than the ends', () => {
  expect(movedTo([1, 2, 3], 2, -5)).toEqual([2, 1, 3])
  expect(movedTo([1, 2, 3], 2, 9)).toEqual([1, 3, 2])
})

it('knows when nothing has moved', () => {
  expect(sameOrder([1, 2], [1, 2])).toBe(true)
  expect(sameOrder([1, 2], [2, 1])).toBe(false)
})
