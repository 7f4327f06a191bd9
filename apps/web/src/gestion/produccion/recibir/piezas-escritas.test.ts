import { describe, expect, test } from 'vitest'
import {
  cantidadDe,
  colorDe,
  conHueco,
  conMetros,
  enviadas,
  faltasDe,
  lineasPegadas,
  type PiezaEscrita,
  siguienteNumero,
} from './piezas-escritas.ts'

let n = 0
const pieza = (numero: string, metros: string, mas: Partial<PiezaEscrita> = {}): PiezaEscrita => {
  n += 1
  return { clave: `p${n}`, numero, metros, lote: '', colorId: null, ubicacion: '', ...mas }
}

test.each([
  ['501', '502'],
  ['R-019', 'R-020'],
  ['A9', 'A10'],
  ['099', '100'],
  ['rollo', ''],
  ['', ''],
])('after %s comes %s', (numero, siguiente) => {
  expect(siguienteNumero(numero)).toBe(siguiente)
})

describe('typing rolls', () => {
  test('the row to go on with inherits lot, colour and place, and its number follows', () => {
    const filas = conHueco([pieza('501', '52,3', { lote: 'L7', colorId: 3, ubicacion: 'E-2' })], () => 'nueva')
    expect(filas[1]).toEqual({ clave: 'nueva', numero: '', metros: '', lote: 'L7', colorId: 3, ubicacion: 'E-2' })
    expect(conHueco(filas, () => 'otra')).toHaveLength(2)
    expect(conMetros(filas, 1, '4')[1]).toMatchObject({ numero: '502', metros: '4' })
    expect(conMetros([pieza('', '')], 0, '4')[0]).toMatchObject({ numero: '1' })
    const salteadas = [pieza('503', '1'), pieza('502', '1'), pieza('', '')]
    expect(conMetros(salteadas, 2, '4')[2]).toMatchObject({ numero: '504' })
  })

  test('what is wrong is told row by row; an empty row is none', () => {
    const filas = [pieza('1', '10'), pieza('', '5'), pieza('2', 'x'), pieza('1', '3'), pieza('', '')]
    expect([...faltasDe(filas, 'm').entries()]).toEqual([
      [filas[1]?.clave, 'numero'],
      [filas[2]?.clave, 'metros'],
      [filas[3]?.clave, 'repetida'],
    ])
    expect(cantidadDe(filas)).toBe(18)
    const cajas = [pieza('1', '120,5'), pieza('2', '100')]
    expect([...faltasDe(cajas, 'ud').values()]).toEqual(['entera'])
    expect(faltasDe(cajas, 'm').size).toBe(0)
    expect(enviadas([pieza(' 7 ', '1.052,30', { lote: ' L ' }), pieza('', '')])).toEqual([
      { numero: '7', metros: 1052.3, lote: 'L', colorId: null, ubicacion: '' },
    ])
  })
})

test('each pasted line stands beside what was understood of it', () => {
  const texto = 'Pieza;Metros;Lote\n501;52,30;L7\n\n502;x;L7\n501;3;L7\n503;48;L8'
  expect(lineasPegadas(texto).map((linea) => (linea.clase === 'pieza' ? linea.pieza.numero : linea.clase))).toEqual([
    ...['cabecera', '501', 'vacia', 'error', 'error', '503'],
  ])
  expect(lineasPegadas('1 20\n2 30').map(({ clase }) => clase)).toEqual(['pieza', 'pieza'])
})

test('a colour is known by its code or by its name in any language', () => {
  const colores = [{ id: 4, codigo: 'AZU', nombre: { es: 'Azulón', en: 'Royal blue', pt: 'Azul', ca: 'Blau' } }]
  expect(['azulon', 'ROYAL BLUE', 'azu', 'Verde', ''].map((nombre) => colorDe(nombre, colores))).toEqual([
    ...[4, 4, 4, null, null],
  ])
})
