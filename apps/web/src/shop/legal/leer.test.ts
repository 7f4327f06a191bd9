import { expect, test } from 'vitest'
import { bloquesDe, trozosDe } from './leer.ts'

test('headings, paragraphs and lists', () =>
  expect(bloquesDe('Uno.\n\n## Dos\n- a\n- b\n\nTres.\n- c')).toEqual([
    { tipo: 'parrafo', texto: 'Uno.' },
    { tipo: 'titulo', texto: 'Dos' },
    { tipo: 'lista', puntos: ['a', 'b'] },
    { tipo: 'parrafo', texto: 'Tres.' },
    { tipo: 'lista', puntos: ['c'] },
  ]))

test('addresses lead somewhere, without the full stop behind them', () =>
  expect(trozosDe('Ante https://www.aepd.es. Escriba a hola@moda.example, o lea /cookies.')).toEqual([
    { texto: 'Ante ' },
    { texto: 'https://www.aepd.es', href: 'https://www.aepd.es' },
    { texto: '. Escriba a ' },
    { texto: 'hola@moda.example', href: 'mailto:hola@moda.example' },
    { texto: ', o lea ' },
    { texto: '/cookies', href: '/cookies' },
    { texto: '.' },
  ]))
