import { expect, it } from 'vitest'
import { beginnings, isCalled, matches, pieces, resembles } from './matches.ts'

it('finds words in any order, without case and accents', () => {
  expect(matches('Rosa pálido', 'pal ros')).toBe(true)
  expect(matches('Rosa pálido', 'azul')).toBe(false)
})

it('knows what is called so, whole', () => {
  expect(isCalled('Países', ' paises')).toBe(true)
  expect(isCalled('Temas', 'tema')).toBe(false)
})

it('takes a slip of the hand for what was meant', () => {
  expect(matches('8104 Vestido midi', 'vestdo')).toBe(false)
  expect(resembles('8104 Vestido midi', 'vestdo')).toBe(true)
  expect(resembles('8104 Vestido midi', 'vestiddo midi')).toBe(true)
  expect(resembles('Pantalón recto', 'vestdo')).toBe(false)
  expect(resembles('Negro', 'nag')).toBe(false)
  expect(beginnings('vestdo 1215')).toBe('ves 1215')
})

it('marks what was asked for', () => {
  expect(pieces('ROS Rosa pálido', 'pal')).toEqual([
    { text: 'ROS Rosa ', hit: false },
    { text: 'pál', hit: true },
    { text: 'ido', hit: false },
  ])
  expect(pieces('Negro', '')).toEqual([{ text: 'Negro', hit: false }])
})
