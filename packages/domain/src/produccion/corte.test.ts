import { expect, test } from 'vitest'
import { type Corte, problemasDeCorte } from './corte.ts'

const NEGRO = 1
const GRANATE = 2
const pieza = (piezaId: number, colorId: number | null, cantidad: number, lote = 'L1') => ({
  ...{ piezaId, colorId, cantidad, lote, numero: `P${piezaId}`, materiaId: 7, materia: 'Crepé', unidad: 'm' as const },
})
const celda = (colorId: number, prevista: number, cortada = 0) => ({
  ...{ colorId, talla: 'M', prevista, cortada, recibida: 0, segunda: 0, perdida: 0, cerrada: 0 },
})
const base: Corte = {
  celdas: [celda(NEGRO, 10), celda(GRANATE, 10)],
  cortan: [{ colorId: NEGRO, talla: 'M', cantidad: 5 }],
  piezas: [pieza(1, NEGRO, 10)],
  antes: [],
  hoja: [{ materiaId: 7, consumo: 2, porTallas: [] }],
}
const clases = (corte: Partial<Corte>) => problemasDeCorte({ ...base, ...corte }).map(({ clase }) => clase)

test.each<[string, Partial<Corte>, string[]]>([
  ['nothing', {}, []],
  ['cloth without a colour serves any', { piezas: [pieza(1, null, 10)] }, []],
  ['burgundy garments from a black roll', { cortan: [{ colorId: GRANATE, talla: 'M', cantidad: 5 }] }, ['color']],
  [
    'two colours from a black roll: there is nothing for burgundy',
    { cortan: [...base.cortan, { colorId: GRANATE, talla: 'M', cantidad: 5 }], piezas: [pieza(1, NEGRO, 30)] },
    ['metros'],
  ],
  ['two lots', { piezas: [pieza(1, NEGRO, 5), pieza(2, NEGRO, 5, 'L2')] }, ['lotes']],
  ['another lot than before', { antes: [pieza(9, NEGRO, 4, 'L0')] }, ['lotes']],
  ['lots that had met already', { antes: [pieza(8, NEGRO, 4), pieza(9, NEGRO, 4, 'L2')] }, []],
  [
    'more than planned',
    { cortan: [{ colorId: NEGRO, talla: 'M', cantidad: 5 }], celdas: [celda(NEGRO, 4)] },
    ['de-mas'],
  ],
  ['a cell that nobody planned', { celdas: [] }, ['de-mas']],
  ['what is closed is planned no longer', { celdas: [{ ...celda(NEGRO, 6), cerrada: 2 }] }, ['de-mas']],
  ['fewer metres than the garments hold', { piezas: [pieza(1, NEGRO, 9.9)] }, ['metros']],
  ['metres that were noted before count', { piezas: [pieza(1, NEGRO, 4)], antes: [pieza(1, NEGRO, 6)] }, []],
  ['and so do garments cut before', { celdas: [celda(NEGRO, 10, 1)] }, ['metros']],
  ['cloth that the sheet does not name holds what it holds', { hoja: [], piezas: [pieza(1, NEGRO, 1)] }, []],
  ['cloth alone, of a colour of the order', { cortan: [], piezas: [pieza(1, GRANATE, 3)] }, []],
  ['cloth alone, of another', { cortan: [], piezas: [pieza(1, 3, 3)] }, ['color']],
])('what speaks against a cut: %s', (_, corte, problemas) => {
  expect(clases(corte)).toEqual(problemas)
})
