import { describe, expect, it } from 'vitest'
import { celda, coloresDe, conCelda, conTallas, generar, sin, sumar } from './variantes.ts'

const dos = generar([], [7, 9], ['36', '38'])

describe('the matrix of colours and sizes', () => {
  it('makes every cell at once, and leaves alone those that were there', () => {
    expect(dos).toHaveLength(4)
    const con = conCelda(dos, 7, '36', { stock: 5 })
    expect(celda(generar(con, [7, 9, 11], ['36', '38']), 7, '36')?.stock).toBe(5)
    expect(coloresDe(generar(con, [7, 9, 11], ['36', '38']))).toEqual([7, 9, 11])
  })

  it('makes a cell that did not exist when it is written', () => {
    expect(celda(conCelda(dos, 7, '40', { ean: '84123456' }), 7, '40')).toMatchObject({ ean: '84123456', stock: 0 })
  })

  it('follows the sizes: new ones in every colour, gone ones gone', () => {
    const otras = conTallas(dos, ['36', '38'], ['38', '40'])
    expect(otras.map(({ colorId, talla }) => `${colorId} ${talla}`)).toEqual(['7 38', '9 38', '7 40', '9 40'])
  })

  it('does not bring back a cell that was taken out when another size comes', () => {
    const hueco = sin(dos, ({ colorId, talla }) => colorId === 9 && talla === '38')
    expect(celda(conTallas(hueco, ['36', '38'], ['36', '38', '40']), 9, '38')).toBeUndefined()
  })

  it('keeps what lies in the house', () => {
    const vendida = conCelda(dos, 7, '36', { stock: 3, reservado: 1, asignado: 1, libre: 1 })
    expect(sin(vendida, () => true)).toHaveLength(1)
    expect(sumar(vendida)).toEqual({ stock: 3, reservado: 2, libre: 1 })
  })
})
