import type { Devolucion } from '@telar/contract/facturacion/devoluciones'
import { expect, test } from 'vitest'
import { desdeCero, type Escritas, llegadas, unaLlegada, valorDe } from './llegadas.ts'

const linea = (id: number, talla: string, aprobada: number) =>
  ({
    id,
    modeloId: 1,
    colorId: 2,
    talla,
    pedida: 5,
    aprobada,
    almacen: 0,
    segunda: 0,
    arreglo: 0,
  }) as Devolucion['lineas'][number]

const M = linea(1, 'M', 2)
const OTRA_M = linea(2, 'M', 1)
const L = linea(3, 'L', 0)
const lineas = [M, OTRA_M, L]
const prenda = { modeloId: 1, colorId: 2, talla: 'M' }

const escanear = (veces: number) => {
  let escritas: Escritas | string = desdeCero(lineas)
  for (let i = 0; i < veces && typeof escritas !== 'string'; i++)
    escritas = unaLlegada(lineas, escritas, prenda, i === 0 ? 'segunda' : 'almacen')
  return escritas
}

test('until something is written, all that was approved is expected in the stock', () => {
  expect(valorDe({}, M, 'aprobada', 'almacen')).toBe(2)
  expect(valorDe({}, M, 'aprobada', 'segunda')).toBe(0)
  expect(valorDe({}, M, 'solicitada', 'aprobada')).toBe(5)
})

test('each scan puts one more where it was said, line after line', () => {
  const tres = escanear(3) as Escritas
  expect(lineas.map((una) => llegadas(tres, una))).toEqual([2, 1, 0])
  expect(tres[1]).toEqual({ almacen: 1, segunda: 1, arreglo: 0 })
})

test('one more than was approved is refused, and so is what is not of this return', () => {
  expect(escanear(4)).toBe('todas')
  expect(unaLlegada(lineas, desdeCero(lineas), { ...prenda, talla: 'L' }, 'almacen')).toBe('ajena')
  expect(unaLlegada(lineas, desdeCero(lineas), { ...prenda, colorId: 9 }, 'almacen')).toBe('ajena')
})
