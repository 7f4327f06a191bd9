import { describe, expect, it } from 'vitest'
import { conCambios, conGuardadas, cuantas, escritaEn, type LineaEscrita, preciosDe } from './lineas.ts'

const cambio = (colorId: number, talla: string, cantidad: number) => ({ colorId, talla, cantidad })
const linea = (modeloId: number, colorId: number, cells: Record<string, number>, dto = 0): LineaEscrita => ({
  ...{ modeloId, colorId, dto },
  tallasCantidades: Object.entries(cells).map(([talla, cantidad]) => ({ talla, cantidad })),
})

describe('an order written by matrix', () => {
  it('gains a line with the first garment of a colour, at the discount of its model', () => {
    const before = [linea(1, 10, { M: 2 }, 5)]
    expect(conCambios(before, 1, [cambio(11, 'S', 3)])).toEqual([...before, linea(1, 11, { S: 3 }, 5)])
  })

  it('changes a cell where it stands', () => {
    expect(conCambios([linea(1, 10, { S: 1, M: 2 })], 1, [cambio(10, 'S', 4)])).toEqual([linea(1, 10, { S: 4, M: 2 })])
  })

  it('loses the cell that is emptied, and a line without any', () => {
    const before = [linea(1, 10, { S: 1, M: 2 }), linea(2, 10, { S: 1 })]
    expect(conCambios(before, 1, [cambio(10, 'S', 0)])).toEqual([linea(1, 10, { M: 2 }), linea(2, 10, { S: 1 })])
    expect(conCambios(before, 2, [cambio(10, 'S', 0)])).toEqual([before[0]])
  })

  it('counts what is written, of one model or of all', () => {
    const lineas = [linea(1, 10, { S: 1, M: 2 }), linea(2, 10, { S: 4 })]
    expect([cuantas(lineas), cuantas(lineas, 1), escritaEn(lineas, 2)(10, 'S')]).toEqual([7, 3, 4])
  })

  it('shows what was ordered in colours and sizes in which the model is no longer made', () => {
    const color = (id: number, ...tallas: string[]) => ({
      id,
      nombre: '',
      hex: '',
      tallas: tallas.map((talla) => ({ talla, libre: 0 })),
    })
    const guardada = (colorId: number, ...tallas: string[]) =>
      ({ colorId, color: { es: '' }, hex: '', tallasCantidades: tallas.map((talla) => ({ talla })) }) as never
    const rejilla = { tallas: ['M', 'L'], colores: [color(10, 'M', 'L')] }
    expect(conGuardadas(rejilla, [guardada(10, 'S', 'M'), guardada(11, 'L')], 'es')).toEqual({
      tallas: ['M', 'L', 'S'],
      colores: [color(10, 'M', 'L', 'S'), color(11, 'L')],
    })
  })

  it('says every price that its colours are sold at, those of before as they were sold', () => {
    const guardada = { modeloId: 1, colorId: 10, precio: 20, porque: [] }
    const deHoy = { precio: 25, porque: [] }
    const [antes, nueva] = [linea(1, 10, { M: 2 }), linea(1, 11, { S: 1 })]
    const dichos = (lineas: LineaEscrita[]) => preciosDe(lineas, 1, [guardada], deHoy).map(({ precio }) => precio)
    expect([dichos([]), dichos([antes]), dichos([antes, nueva])]).toEqual([[25], [20], [20, 25]])
  })
})
