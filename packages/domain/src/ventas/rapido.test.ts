import { describe, expect, test } from 'vitest'
import { leerPedidoRapido, porNombre } from './rapido.ts'

const una = (numero: string, color: string, talla: string, cantidad: number, linea = 1) => ({
  ...{ linea, numero, color, talla, cantidad },
})

describe('a typed order', () => {
  test.each([
    ['1215 negro M 3', [una('1215', 'negro', 'M', 3)]],
    ['1215\tnegro\tM\t3', [una('1215', 'negro', 'M', 3)]],
    ['1215;negro;M;3', [una('1215', 'negro', 'M', 3)]],
    ['1215 verde botella 40 x12', [una('1215', 'verde botella', '40', 12)]],
    ['1215 TU 2', [una('1215', '', 'TU', 2)]],
    ['1215 negro 38:2 40:3', [una('1215', 'negro', '38', 2), una('1215', 'negro', '40', 3)]],
    ['\n1215 negro M 3\n\n2108 crudo S 1\n', [una('1215', 'negro', 'M', 3, 2), una('2108', 'crudo', 'S', 1, 4)]],
  ])('%j', (texto, lineas) => {
    expect(leerPedidoRapido(texto)).toEqual({ lineas, ilegibles: [] })
  })

  test.each(['1215', 'hola', '1215 negro', '1215 negro M cero', '1215 negro M 0', '1215 negro 38:2 40'])(
    '%j is not understood, and is told so',
    (texto) => {
      expect(leerPedidoRapido(texto)).toEqual({ lineas: [], ilegibles: [{ linea: 1, texto }] })
    },
  )
})

describe('a colour by its name', () => {
  const colores = [
    ['Azul marino', 'MAR'],
    ['Azulón', 'AZU'],
    ['Negro', 'NEG'],
  ]
  const buscar = (dicho: string) => porNombre(colores, (nombres) => nombres, dicho)?.[1]
  test.each([
    ['negro', 'NEG'],
    ['NEG', 'NEG'],
    ['azulon', 'AZU'],
    ['azul m', 'MAR'],
    ['azul', undefined],
    ['rojo', undefined],
    ['', undefined],
  ])('%j → %s', (dicho, codigo) => {
    expect(buscar(dicho)).toBe(codigo)
  })
})
