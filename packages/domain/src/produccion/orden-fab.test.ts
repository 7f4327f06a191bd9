import { expect, test } from 'vitest'
import {
  comprobarCuentas,
  comprobarMovimientoAMano,
  comprobarMovimientoDeOrden,
  comprobarRecepcion,
  ESTADOS_DE_ORDEN,
  type EstadoDeOrden,
  estadoSegunCuentas,
  movimientosAMano,
  movimientosDeOrden,
  numeroDeOrden,
  porLlegar,
} from './orden-fab.ts'

const TABLA: Record<EstadoDeOrden, [todos: EstadoDeOrden[], aMano: EstadoDeOrden[]]> = {
  borrador: [
    ['lanzada', 'anulada'],
    ['lanzada', 'anulada'],
  ],
  lanzada: [
    ['borrador', 'cortada', 'anulada'],
    ['borrador', 'anulada'],
  ],
  cortada: [['lanzada', 'enTaller', 'recibidaParcial'], ['enTaller']],
  enTaller: [['lanzada', 'cortada', 'recibidaParcial'], ['cortada']],
  recibidaParcial: [['lanzada', 'enTaller', 'cerrada'], []],
  cerrada: [[], []],
  anulada: [[], []],
}

test.each(ESTADOS_DE_ORDEN)('from %s', (estado) => {
  const [todos, aMano] = TABLA[estado]
  expect(movimientosDeOrden(estado)).toEqual(todos)
  expect(movimientosAMano(estado)).toEqual(aMano)
})

test('what is not in the table is refused', () => {
  expect(() => comprobarMovimientoDeOrden('borrador', 'cerrada')).toThrow('orden.movimiento')
  expect(() => comprobarMovimientoDeOrden('recibidaParcial', 'recibidaParcial')).not.toThrow()
  expect(() => comprobarMovimientoAMano('lanzada', 'cortada')).toThrow('orden.movimiento')
})

const celda = { colorId: 1, talla: '38', prevista: 10, cortada: 9, recibida: 4, segunda: 1 }

test.each([
  ['what is owed', { colorId: 1, talla: '38', recibida: 3, segunda: 1 }, true],
  ['more than was cut', { colorId: 1, talla: '38', recibida: 4, segunda: 1 }, false],
  ['another size', { colorId: 1, talla: '40', recibida: 1, segunda: 0 }, false],
  ['another colour', { colorId: 2, talla: '38', recibida: 1, segunda: 0 }, false],
])('receiving %s', (_, recepcion, bien) => {
  const recibir = () => comprobarRecepcion([celda], [recepcion])
  if (bien) expect(recibir).not.toThrow()
  else expect(recibir).toThrow('orden.mas-que-cortado')
})

test('what is still to come is what was planned until it is cut, and then what is owed', () => {
  expect(porLlegar(celda, 'lanzada')).toBe(10)
  expect(porLlegar(celda, 'enTaller')).toBe(4)
})

test.each<[string, EstadoDeOrden, typeof celda, number, EstadoDeOrden]>([
  ['something came back', 'enTaller', celda, 1, 'recibidaParcial'],
  ['nothing came back after all', 'recibidaParcial', { ...celda, recibida: 0, segunda: 0 }, 1, 'enTaller'],
  ['nothing was cut after all', 'cortada', { ...celda, cortada: 0, recibida: 0, segunda: 0 }, 0, 'lanzada'],
  ['nothing was cut, but cloth was taken', 'cortada', { ...celda, cortada: 0, recibida: 0, segunda: 0 }, 2, 'cortada'],
  ['fewer were cut', 'cortada', { ...celda, cortada: 3, recibida: 0, segunda: 0 }, 2, 'cortada'],
])('counts put right: %s', (_, antes, cuenta, consumos, despues) => {
  expect(estadoSegunCuentas(antes, [cuenta], consumos)).toBe(despues)
  if (antes !== despues) expect(movimientosDeOrden(antes)).toContain(despues)
})

test('no more comes back than was cut', () => {
  expect(() => comprobarCuentas([celda])).not.toThrow()
  expect(() => comprobarCuentas([{ ...celda, cortada: 4 }])).toThrow('orden.cuenta')
})

test('a number', () => {
  expect(numeroDeOrden(2026, 12)).toBe('OF2026/00012')
})
