import { expect, test } from 'vitest'
import { contarPartes } from './partes-en-palabras.ts'

test('details are told in the language of who reads, also one that is no more', () => {
  expect(contarPartes('detalles', ['entallado', 'midi', 'de-antes'], 'en')).toBe('fitted, midi, de-antes')
  expect(contarPartes('detalles', [], 'en')).toBe('–')
})
