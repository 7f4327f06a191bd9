import { expect, it } from 'vitest'
import { differences, settle } from './conflict.ts'

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
