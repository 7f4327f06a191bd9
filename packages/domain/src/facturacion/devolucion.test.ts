import { expect, test } from 'vitest'
import { acreditable, comprobarPaso, ESTADOS_DE_DEVOLUCION, plazoHasta } from './devolucion.ts'

test('a return goes from one state to the next by its table only', () => {
  const pasos = ESTADOS_DE_DEVOLUCION.flatMap((de) =>
    ESTADOS_DE_DEVOLUCION.filter((a) => {
      try {
        comprobarPaso(de, a)
        return true
      } catch {
        return false
      }
    }).map((a) => `${de} → ${a}`),
  )
  expect(pasos).toEqual([
    'solicitada → aprobada',
    'solicitada → rechazada',
    'solicitada → retirada',
    'aprobada → rechazada',
    'aprobada → recibida',
    'recibida → abonada',
  ])
})

test('the term counts from the delivery', () => expect(plazoHasta('2027-01-31', 30)).toBe('2027-03-02'))

test.each([
  [3, 5, 3],
  [3, 1, 1],
  [3, -1, 0],
])('of %s that came back, with %s invoiced, %s are credited', (recibida, facturada, n) =>
  expect(acreditable(recibida, facturada)).toBe(n),
)
