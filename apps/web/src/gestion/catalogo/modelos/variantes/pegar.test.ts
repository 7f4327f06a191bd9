import { expect, it } from 'vitest'
import { pegar } from './pegar.ts'
import { celda, generar, sin } from './variantes.ts'

it('lays a block over the cells that are made, and no further', () => {
  const hueco = sin(generar([], [7, 9], ['36', '38']), ({ colorId, talla }) => colorId === 9 && talla === '36')
  const next = pegar(hueco, [7, 9], ['36', '38'], '1\t2\t3\n4\t5\n6\n', 'stock')
  expect(next.map(({ stock }) => stock)).toEqual([1, 2, 5])
  expect(celda(next, 9, '36')).toBeUndefined()
})

it('leaves alone what is no figure', () => {
  const una = generar([], [7], ['36', '38'])
  expect(pegar(una, [7], ['36', '38'], 'x\t8412345678905', 'ean').map(({ ean }) => ean)).toEqual([
    null,
    '8412345678905',
  ])
})
