import type { CeldaDeReparto } from '@telar/contract/produccion/reparto'
import { expect, test } from 'vitest'
import { destinosDe, origenesDe, tope } from './manos.ts'

const linea = (
  pedidoLineaId: number,
  pide: number,
  enCasa: number,
  llegan: { ordenId: number; cantidad: number }[],
) => ({
  ...{ pedidoLineaId, pedidoId: pedidoLineaId, numero: `2026/${pedidoLineaId}`, clienteId: 1, cliente: 'Alba' },
  ...{ fecha: '2026-11-01', desde: null, hasta: null, pide, enCasa, llegan },
  liberadaEn: null,
  faltan: pide - enCasa - llegan.reduce((n, { cantidad }) => n + cantidad, 0),
})
const CELDA: CeldaDeReparto = {
  ...{ colorId: 1, color: { es: '', en: '', pt: '', ca: '' }, hex: '#000', talla: '38' },
  ...{ stock: 10, reservado: 1, asignado: 6, libre: 3 },
  ordenes: [{ ordenId: 7, numero: 'OF2026/00007', fecha: null, pendiente: 5, libres: 0 }],
  lineas: [linea(1, 6, 6, []), linea(2, 9, 0, [{ ordenId: 7, cantidad: 5 }])],
}

test('garments are taken from what is free, and from who has some', () => {
  expect(origenesDe(CELDA).map(({ clave, cuantas }) => [clave, cuantas])).toEqual([
    ['libre casa', 3],
    ['1 casa', 6],
    ['2 7', 5],
  ])
})

test('they go to who awaits more, or become free', () => {
  const [libres, deUno] = origenesDe(CELDA)
  expect(destinosDe(CELDA, libres).map(({ clave }) => clave)).toEqual(['2'])
  const destinos = destinosDe(CELDA, deUno)
  expect(destinos.map(({ clave }) => clave)).toEqual(['2', 'libre'])
  expect([tope(deUno, destinos[0]), tope(deUno, destinos[1]), tope(undefined, destinos[0])]).toEqual([4, 6, 0])
})
