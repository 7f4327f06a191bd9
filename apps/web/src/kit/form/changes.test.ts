import { expect, test } from 'vitest'
import { beneath, changesOf, withChanges } from './changes.ts'

const BEGAN = { nombre: 'a', tema: { color: 'rojo', tipo: 'serif' }, lineas: [1, 2], nada: null }

test('what did not change is no change', () => {
  expect(changesOf(BEGAN, structuredClone(BEGAN))).toBeUndefined()
})

test('changes lie as deep as they were made, lists as a whole', () => {
  const now = { ...BEGAN, tema: { color: 'azul', tipo: 'serif' }, lineas: [1, 2, 3], nada: 4 }
  expect(changesOf(BEGAN, now)).toEqual({ tema: { color: 'azul' }, lineas: [1, 2, 3], nada: 4 })
})

test('they go over what others have changed beside them', () => {
  const theirs = { nombre: 'b', tema: { color: 'rojo', tipo: 'palo' }, lineas: [9], nada: null }
  const changes = { tema: { color: 'azul' } }
  expect(withChanges(theirs, changes)).toEqual({ ...theirs, tema: { color: 'azul', tipo: 'palo' } })
  expect(beneath(theirs, changes)).toEqual(beneath(BEGAN, changes))
  expect(beneath(theirs, { lineas: [1] })).not.toEqual(beneath(BEGAN, { lineas: [1] }))
})
