import { expect, test } from 'vitest'
import { conLasUsadas } from './tallas.ts'

test('a size that was ordered keeps its column when the model is no longer made in it', () => {
  expect(conLasUsadas(['M', 'L'], [{ talla: 'L' }, { talla: 'S' }, { talla: 'S' }])).toEqual(['M', 'L', 'S'])
  expect(conLasUsadas(['M', 'L'], [])).toEqual(['M', 'L'])
})
