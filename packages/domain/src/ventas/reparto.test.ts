import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recoger, repartir } from './reparto.ts'

const A = { desde: '2027-03-01', fecha: '2026-10-02', numero: '2026/000002' }
const B = { desde: '2027-03-15', fecha: '2026-10-01', numero: '2026/000001' }
const SIN_VENTANA = { desde: null, fecha: '2026-09-01', numero: '2026/000000' }

test('the oldest window is served first, and who has none last', () => {
  const esperan = [SIN_VENTANA, B, A].map((espera) => ({ ...espera, pide: 5 }))
  expect(repartir(esperan, 8).map(({ espera, da }) => [espera.numero, da])).toEqual([
    [A.numero, 5],
    [B.numero, 3],
  ])
})

test('what is missing is taken from the last', () => {
  const tienen = [A, B].map((espera, i) => ({ ...espera, tiene: [10, 5][i] as number }))
  expect(recoger(tienen, 7).map(({ espera, quita }) => [espera.numero, quita])).toEqual([
    [B.numero, 5],
    [A.numero, 2],
  ])
})

test('nobody is given more than they ask for, nor more than there is', () => {
  const espera = fc.record({
    desde: fc.option(fc.constantFrom('2027-01-01', '2027-02-01')),
    fecha: fc.constantFrom('2026-01-01', '2026-02-01'),
    numero: fc.string(),
    pide: fc.nat(50),
  })
  fc.assert(
    fc.property(fc.array(espera), fc.nat(500), (esperan, hay) => {
      const dado = repartir(esperan, hay)
      const suma = dado.reduce((n, { da }) => n + da, 0)
      const pedido = esperan.reduce((n, { pide }) => n + pide, 0)
      expect(suma).toBe(Math.min(hay, pedido))
      expect(dado.every(({ espera: una, da }) => da > 0 && da <= una.pide)).toBe(true)
    }),
  )
})
