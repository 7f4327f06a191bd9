import { expect, test } from 'vitest'
import { z } from 'zod'
import { planned } from './planned.ts'

const precio = { name: 'precio', schema: z.number().min(0).max(100) }

test('a row that has it already is counted, one that cannot have it is kept with its reason', () => {
  const rows = [
    { id: 1, precio: 10 },
    { id: 2, precio: 95 },
    { id: 3, precio: null },
  ]
  const { changes, same } = planned(rows, precio, (before) => (before === null ? null : Number(before) + 10))
  expect(same).toBe(1)
  expect(changes.map(({ row, after, refused }) => [row.id, after, refused?.code])).toEqual([
    [1, 20, undefined],
    [2, 105, 'too_big'],
  ])
})
