import { expect, test } from 'vitest'
import { INICIO } from './inicio-texts.ts'

test.each([
  ['es', 'el más antiguo, hace 6 días', 'la más antigua, de ayer'],
  ['pt', 'o mais antigo, há 6 dias', 'a mais antiga, de ontem'],
  ['ca', 'el més antic, fa 6 dies', 'la més antiga, d’ahir'],
] as const)('what has waited longest agrees with what it is, in %s', (idioma, pedido, factura) => {
  expect(INICIO.desdeHace[idioma](6, {})).toBe(pedido)
  expect(INICIO.desdeHace[idioma](1, { gender: 'f' })).toBe(factura)
})
