import { expect, it } from 'vitest'
import { leerPrecio, precioMal } from './LineaDeEntrega.tsx'

it.each([
  ['7,5', 7.5],
  ['7.50', 7.5],
  ['0', 0],
  ['0,00', 0],
])('%s is charged at %s', (texto, precio) => {
  expect(leerPrecio(texto)).toBe(precio)
})

it('what is no price is never taken for the one that was asked for', () => {
  const mal = ['dos', '-1', '1e9', '7,5o'].filter((precio) => precioMal({ piezas: [], precio }))
  expect(mal).toEqual(['dos', '-1', '1e9', '7,5o'])
  expect(precioMal({ piezas: [], precio: ' ' })).toBe(false)
})
