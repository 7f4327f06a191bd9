import { describe, expect, it } from 'vitest'
import { type ListState, misreadIn, PLAIN, readListState, sameView, writeListState } from './list-state.ts'

const state: ListState = {
  q: 'negro',
  conditions: [
    { field: 'nombre', choice: 'contains', value: 'azul 1.5' },
    { field: 'hex', choice: 'empty', value: '' },
  ],
  any: true,
  sort: { field: 'codigo', desc: true },
  page: 3,
  view: 'Los míos',
}

describe('the state of a list in its address', () => {
  it('comes back as it was written', () => {
    expect(readListState(writeListState(state))).toEqual(state)
  })

  it('leaves a plain list with a plain address', () => {
    expect(writeListState(PLAIN)).toEqual({})
    expect(readListState({})).toEqual(PLAIN)
  })

  it('takes a number that was searched for as text', () => {
    expect(readListState({ q: 1215 }).q).toBe('1215')
  })

  it.each([[{ pagina: 0 }], [{ pagina: 'x' }], [{ filtros: 'x' }], [{ filtros: ['nombre', 'nombre.igual.1'] }]])(
    'does without what it cannot read: %j',
    (search) => {
      expect(readListState(search)).toEqual(PLAIN)
    },
  )

  it.each([
    [{ filtros: '[nombre' }, ['[nombre']],
    [{ filtros: ['nombre', 'nombre.eq.1'] }, ['nombre']],
    [{ filtros: ['nombre.eq.1'], q: 'x' }, []],
    [{}, []],
  ])('says what it cannot read: %j', (search, words) => {
    expect(misreadIn(search)).toEqual(words)
  })

  it('knows two views that ask for the same rows', () => {
    expect(sameView(state, { ...state, page: 1, view: null })).toBe(true)
    expect(sameView(state, { ...state, any: false })).toBe(false)
  })
})
