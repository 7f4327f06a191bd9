import { expect, test } from 'vitest'
import {
  cantidadDe,
  conEscaneada,
  enConsumos,
  lotesDe,
  paraColor,
  propuestaDe,
  type Toma,
  type Tomas,
} from './tomas.ts'

const pieza = (id: number, lote: string, restante: number, colorId: number | null = 1) => ({
  ...{ id, lote, restante, colorId, numero: `P${id}` },
  ...{ materiaId: 1, materia: 'Crepé', unidad: 'm' as const, ubicacion: '' },
})
const toma = (texto: string, campo: Toma['campo'] = 'cantidad'): Toma => ({ campo, texto })

test.each([
  ['nothing written', undefined, 0],
  ['so much', toma('12,5'), 12.5],
  ['until so much is left', toma('9,5', 'resto'), 30.5],
  ['all of it', toma('0', 'resto'), 40],
  ['more than there is', toma('40,1'), null],
  ['more left than there is', toma('41', 'resto'), null],
  ['no number', toma('doce'), null],
])('of a roll of 40 m: %s', (_, escrita, cantidad) => {
  expect(cantidadDe({ restante: 40 }, escrita, ',')).toBe(cantidad)
})

test('what is sent is the measure that was written', () => {
  const piezas = [pieza(1, 'A', 40), pieza(2, 'A', 30), pieza(3, 'A', 20)]
  expect(enConsumos(piezas, { 1: toma('9,5', 'resto'), 2: toma('12'), 3: toma('0') }, ',')).toEqual([
    { piezaId: 1, resto: 9.5 },
    { piezaId: 2, cantidad: 12 },
  ])
})

test('one lot alone, and the rolls of the others are cleared', () => {
  const piezas = [pieza(1, 'A', 40), pieza(2, 'B', 30)]
  expect(propuestaDe(piezas, 35, 'B', String)).toEqual({ 1: undefined, 2: toma('30') })
  expect(propuestaDe(piezas, 35, null, String)).toEqual({ 1: toma('35'), 2: undefined })
  expect(lotesDe(piezas)).toEqual([
    { lote: 'A', hay: 40 },
    { lote: 'B', hay: 30 },
  ])
})

test('rolls that are scanned give what is needed, one after the other, and one too many gives nothing', () => {
  const piezas = [pieza(1, 'A', 40), pieza(2, 'A', 30), pieza(3, 'A', 20)]
  const escanear = (tomas: Tomas, id: number, primera = false) =>
    conEscaneada(piezas, tomas, { id, necesaria: 35, primera }, { decimal: ',', escribir: String })
  const una = escanear({ 1: toma('35') }, 3, true)
  expect(una).toEqual({ 1: undefined, 2: undefined, 3: toma('20') })
  const dos = escanear(una ?? {}, 2)
  expect(dos).toEqual({ 1: undefined, 2: toma('15'), 3: toma('20') })
  expect(escanear(dos ?? {}, 1)).toBeNull()
  expect(escanear(dos ?? {}, 3)).toEqual(dos)
})

test('cloth without a colour serves a colour that has none of its own', () => {
  const piezas = [pieza(1, 'A', 40, 1), pieza(2, '', 10, null)]
  expect(paraColor(piezas, 1).map(({ id }) => id)).toEqual([1])
  expect(paraColor(piezas, 2).map(({ id }) => id)).toEqual([2])
})
