import type { Nota } from '@telar/contract/produccion/nota'
import { expect, test } from 'vitest'
import { clave, deMas, enCeldas, recortada, sinMotivo, todasBuenas, totalDe } from './vuelta.ts'

const celda = (talla: string, fuera: number) => ({ colorId: 1, talla, fuera }) as Nota['celdas'][number]
const CELDAS = [celda('38', 4), celda('40', 2)]
const escrita = {
  [clave(celda('38', 4))]: { buenas: 0, segundas: 1, perdidas: 1, motivo: null, detalle: '' },
}

test('all the rest came back well', () => {
  const todas = todasBuenas(CELDAS, escrita)
  expect(enCeldas(CELDAS, todas).map(({ talla, buenas }) => [talla, buenas])).toEqual([
    ['38', 2],
    ['40', 2],
  ])
  expect(totalDe(todas)).toBe(6)
})

test('seconds without a reason and more than is out are told', () => {
  expect(sinMotivo(CELDAS, escrita)).toHaveLength(1)
  const mas = {
    ...escrita,
    [clave(celda('40', 2))]: { buenas: 3, segundas: 0, perdidas: 0, motivo: null, detalle: '' },
  }
  expect(deMas(CELDAS, mas).map(({ talla }) => talla)).toEqual(['40'])
})

test('what is written stays as far as it is still out; the good ones give way first', () => {
  const todas = todasBuenas(CELDAS, escrita)
  const quedan = [celda('38', 2), celda('40', 0)]
  expect(enCeldas(quedan, recortada(quedan, todas))).toMatchObject([
    { talla: '38', buenas: 0, segundas: 1, perdidas: 1 },
  ])
  expect(recortada(CELDAS, todas)).toEqual(todas)
})
