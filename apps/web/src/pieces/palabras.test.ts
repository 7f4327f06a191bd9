import { expect, test } from 'vitest'
import { palabras, trozos } from './palabras.ts'

test('accents and capitals make no difference', () => {
  expect(palabras('  Envío   Canarias ')).toEqual(['envio', 'canarias'])
})

const marked = (text: string, q: string) =>
  trozos(text, palabras(q))
    .map(({ texto, hallado }) => (hallado ? `[${texto}]` : texto))
    .join('')

test.each([
  ['El envío a Canarias', 'envio', 'El [envío] a Canarias'],
  ['Devolución', 'devolu', '[Devolu]ción'],
  ['IVA, equivalencia', 'iva', '[IVA], equivalencia'],
  ['«¿Portes?»', 'PORTES', '«¿[Portes]?»'],
  ['IVA e iva', 'iva', '[IVA] e [iva]'],
  ['aaa aa', 'aa', '[aa]a [aa]'],
  ['recargo de equivalencia', 'equi recargo', '[recargo] de [equi]valencia'],
  ['nada', 'zzz', 'nada'],
  ['nada', '', 'nada'],
])('%s searched for %s', (text, q, expected) => {
  expect(marked(text, q)).toBe(expected)
})
