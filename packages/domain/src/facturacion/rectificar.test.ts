import { expect, test } from 'vitest'
import { plazosQueRectifican, quedanDe } from './rectificar.ts'

const prendas = (modeloId: number, ...cantidades: [string, number][]) => ({
  ...{ modeloId, colorId: 1, anticipoId: null, descripcion: 'Blusa', precio: 10, dto: 0 },
  tallasCantidades: cantidades.map(([talla, cantidad]) => ({ talla, cantidad })),
  cantidad: cantidades.reduce((n, [, cantidad]) => n + cantidad, 0),
})
const suelta = (cantidad: number, precio: number, descripcion = 'Arreglo') => ({
  ...{ modeloId: null, colorId: null, anticipoId: null, descripcion, precio, dto: 0, tallasCantidades: [], cantidad },
})
type Linea = ReturnType<typeof prendas> | ReturnType<typeof suelta>
const dicho = (lineas: readonly Linea[]) =>
  lineas.map(({ cantidad, tallasCantidades }) => [
    cantidad,
    ...tallasCantidades.map((una) => `${una.talla}${una.cantidad}`),
  ])

test.each<[string, Linea[], Linea[], unknown]>([
  ['nothing was taken', [prendas(1, ['S', 2]), suelta(1, 5)], [], [[2, 'S2'], [1]]],
  ['a size of two', [prendas(1, ['S', 2], ['M', 3])], [prendas(1, ['M', -1])], [[4, 'S2', 'M2']]],
  ['a whole size', [prendas(1, ['S', 2], ['M', 3])], [prendas(1, ['S', -2])], [[3, 'M3']]],
  ['of another model', [prendas(1, ['S', 2])], [prendas(2, ['S', -2])], [[2, 'S2']]],
  ['the same on two lines', [prendas(1, ['S', 2]), prendas(1, ['S', 2])], [prendas(1, ['S', -3])], [[1, 'S1']]],
  [
    'by two, of which one was taken back',
    [prendas(1, ['S', 3])],
    [prendas(1, ['S', -2]), prendas(1, ['S', 1])],
    [[2, 'S2']],
  ],
  ['what is free, by what it says and costs', [suelta(3, 5), suelta(1, 9)], [suelta(-2, 5), suelta(-1, 8)], [[1], [1]]],
  ['what the invoice deducts', [suelta(10, 5), suelta(-1, 20, 'Anticipo')], [suelta(1, 20, 'Anticipo')], [[10]]],
  ['all of it', [prendas(1, ['S', 2]), suelta(1, 5)], [prendas(1, ['S', -2]), suelta(-1, 5)], []],
])('what is left where corrections took %s', (_, lineas, tomadas, queda) => {
  expect(dicho(quedanDe(lineas, tomadas))).toEqual(queda)
})

test('what is said anew is due when it was, at once where that is past; what is given back, at once', () => {
  const vencimientos = ['2027-03-03', '2027-03-08', '2027-04-02'].map((fecha) => ({ fecha, importe: 10 }))
  expect(plazosQueRectifican(vencimientos, '2027-03-10', 'S')).toEqual([0, 23])
  expect(plazosQueRectifican(vencimientos, '2027-03-01', 'S')).toEqual([2, 7, 32])
  expect(plazosQueRectifican(vencimientos, '2027-03-01', 'I')).toEqual([0])
})
