import { describe, expect, it } from 'vitest'
import { textOf } from './translate.ts'

const TREE = {
  title: 'Galería',
  of: { all_one: '{{count}} modelo', all_many: '{{count}} de modelos', all_other: '{{count}} modelos' },
  greeting: 'Hola, {{name}}: {{n}}',
  page: 'Página {{page}} de {{count}}',
}

describe('a text', () => {
  it('is found by its path', () => expect(textOf(TREE, 'es', 'title')).toBe('Galería'))

  it.each([
    [1, '1 modelo'],
    [0, '0 modelos'],
    [2, '2 modelos'],
    [1200, '1.200 modelos'],
    [1_000_000, '1.000.000 de modelos'],
  ])('is one of several by a count: %i', (count, text) => expect(textOf(TREE, 'es', 'of.all', { count })).toBe(text))

  it.each(['es', 'en', 'pt', 'ca'] as const)('counts nothing as many, as people do in %s', (idioma) =>
    expect(textOf(TREE, idioma, 'of.all', { count: 0 })).toBe('0 modelos'),
  )

  it('need not have several for a count', () => {
    expect(textOf(TREE, 'es', 'page', { page: 2, count: 5 })).toBe('Página 2 de 5')
  })

  it('has its gaps filled, and nothing in what fills them is read again', () => {
    expect(textOf(TREE, 'es', 'greeting', { name: '{{n}} <b> $& $t(title)', n: 0 })).toBe(
      'Hola, {{n}} <b> $& $t(title): 0',
    )
    expect(textOf(TREE, 'es', 'greeting', { name: undefined, n: 1 })).toBe('Hola, : 1')
  })

  it('that is not there is its path', () => {
    expect(textOf(TREE, 'es', 'of.none')).toBe('of.none')
    expect(textOf(TREE, 'es', 'of')).toBe('of')
    expect(textOf(undefined, 'es', 'title.deep')).toBe('title.deep')
  })
})
