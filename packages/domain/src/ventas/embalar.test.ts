import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type Caja,
  enCajas,
  type LineaPorServir,
  mover,
  poner,
  porSalir,
  quitar,
  salidasDe,
  sobrantes,
} from './embalar.ts'

const TALLAS = ['S', 'M']
const celda = fc
  .record({
    talla: fc.constantFrom(...TALLAS),
    cantidad: fc.integer({ min: 1, max: 4 }),
    servida: fc.nat(2),
    anulada: fc.nat(1),
  })
  .filter(({ cantidad, servida, anulada }) => servida + anulada <= cantidad)
const linea = fc.record({
  modeloId: fc.constant(1),
  colorId: fc.integer({ min: 1, max: 2 }),
  tallasCantidades: fc.uniqueArray(celda, { selector: ({ talla }) => talla, minLength: 1 }),
})
const lineasDe = fc
  .array(linea, { minLength: 1, maxLength: 4 })
  .map((todas) => todas.map((una, i): LineaPorServir => ({ ...una, id: i + 1 })))
const acto = fc.record({
  que: fc.constantFrom('poner', 'poner', 'poner', 'quitar', 'mover'),
  de: fc.integer({ min: 1, max: 3 }),
  a: fc.integer({ min: 1, max: 3 }),
  modeloId: fc.constant(1),
  colorId: fc.integer({ min: 1, max: 3 }),
  talla: fc.constantFrom(...TALLAS, 'XL'),
  cantidad: fc.integer({ min: 1, max: 3 }),
})

const VACIAS: Caja[] = [1, 2, 3].map((id) => ({ id, prendas: [] }))
const total = (cajas: readonly Caja[]) =>
  cajas.flatMap(({ prendas }) => prendas).reduce((n, { cantidad }) => n + cantidad, 0)

it('nothing is in two boxes, nothing is lost, and what leaves is what is in the boxes', () => {
  fc.assert(
    fc.property(lineasDe, fc.array(acto, { maxLength: 40 }), (lineas, actos) => {
      let cajas = VACIAS
      for (const { que, de, a, cantidad, ...cual } of actos) {
        const antes = total(cajas)
        let cambio = 0
        try {
          if (que === 'poner') {
            cajas = poner(cajas, lineas, de, cual)
            cambio = 1
          } else if (que === 'quitar') {
            cajas = quitar(cajas, de, { ...cual, cantidad })
            cambio = -cantidad
          } else cajas = mover(cajas, de, a, { ...cual, cantidad })
        } catch {
          cambio = 0
        }
        expect(total(cajas)).toBe(antes + cambio)
        for (const { prendas } of cajas)
          for (const una of prendas) {
            expect(una.cantidad).toBeGreaterThan(0)
            expect(enCajas(cajas, una)).toBeLessThanOrEqual(porSalir(lineas, una))
          }
      }
      expect(sobrantes(cajas, lineas)).toEqual([])
      const salen = salidasDe(cajas, lineas).flatMap(({ tallasCantidades }) => tallasCantidades)
      expect(salen.reduce((n, una) => n + una.cantidad, 0)).toBe(total(cajas))
    }),
  )
})

it('a garment that the order does not wait for, or one too many, is refused', () => {
  const lineas = [
    { id: 1, modeloId: 1, colorId: 1, tallasCantidades: [{ talla: 'S', cantidad: 2, servida: 1, anulada: 0 }] },
  ]
  const cual = { modeloId: 1, colorId: 1, talla: 'S' }
  const una = poner(VACIAS, lineas, 1, cual)
  expect(() => poner(una, lineas, 2, cual)).toThrow('caja.sobra')
  expect(() => poner(una, lineas, 2, { ...cual, talla: 'M' })).toThrow('caja.ajena')
  expect(() => salidasDe(una, [])).toThrow('caja.cambiado')
})
