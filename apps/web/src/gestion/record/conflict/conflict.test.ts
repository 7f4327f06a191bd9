import { expect, it } from 'vitest'
import { apart, differences, settle } from './conflict.ts'

const base = { codigo: 'NEG', nombre: { es: 'Negro', en: 'Black' }, activo: true }
const mine = { codigo: 'NEG', nombre: { es: 'Negro noche', en: 'Black' }, activo: false }
const theirs = { codigo: 'NE1', nombre: { es: 'Negro', en: 'Jet' }, activo: true }

it('tells what differs, and takes what somebody has changed', () => {
  expect(differences(base, mine, theirs)).toEqual([
    { path: 'codigo', mine: 'NEG', theirs: 'NE1', take: 'theirs' },
    { path: 'nombre.es', mine: 'Negro noche', theirs: 'Negro', take: 'mine' },
    { path: 'nombre.en', mine: 'Black', theirs: 'Jet', take: 'theirs' },
    { path: 'activo', mine: false, theirs: true, take: 'mine' },
  ])
})

it('joins both by the choices', () => {
  expect(settle(theirs, differences(base, mine, theirs))).toEqual({
    codigo: 'NE1',
    nombre: { es: 'Negro noche', en: 'Jet' },
    activo: false,
  })
})

it('finds nothing where both wrote the same', () => {
  expect(differences(base, mine, mine)).toEqual([])
})

it('sees what one of both has taken away, or has for the first time', () => {
  const mandato = { referencia: 'M-1', fecha: '2027-01-02' }
  const removed = differences({ mandato }, { mandato: null }, { mandato: { ...mandato, fecha: '2027-03-04' } })
  expect(removed).toMatchObject([{ path: 'mandato', mine: null, take: 'mine' }])
  expect(settle({ mandato }, removed)).toEqual({ mandato: null })
  const added = differences({ mandato: null }, { mandato: null }, { mandato })
  expect(added).toMatchObject([{ path: 'mandato', theirs: mandato, take: 'theirs' }])
  expect(settle({ mandato }, added)).toEqual({ mandato })
})

it('takes an empty text and none for the same', () => {
  const row = { nombre: { es: 'Negro', pt: '' }, notas: null }
  expect(differences(row, { nombre: { es: 'Negro' }, notas: '' }, row)).toEqual([])
})

it('tells of two lists what they do not share, so that no two look the same', () => {
  const [a, b, c] = [{ dto: 5 }, { dto: 10 }, { dto: 20 }]
  expect([apart([a, b], [a, c]), apart([a, c], [a, b]), apart([a], [a, b])]).toEqual([[b], [c], []])
  expect(apart([b, a], [a, b])).toEqual([b, a])
  expect(apart('x', 'y')).toBe('x')
})
