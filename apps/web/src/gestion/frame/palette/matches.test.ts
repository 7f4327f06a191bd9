import { expect, it } from 'vitest'
import { matches, pieces } from './matches.ts'

it('finds words in any order, without case and accents', () => {
  expect(matches('Rosa pálido', 'pal ros')).toBe(true)
  expect(matches('Rosa pálido', 'azul')).toBe(false)
})

it('marks what was asked for', () => {
  expect(pieces('ROS Rosa pálido', 'pal')).toEqual([
    { text: 'ROS Rosa ', hit: false },
    { text: 'pál', hit: true },
    { text: 'ido', hit: false },
  ])
  expect(pieces('Negro', '')).toEqual([{ text: 'Negro', hit: false }])
})
