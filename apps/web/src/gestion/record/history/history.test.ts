import { expect, it } from 'vitest'
import { fieldChanges, inWords } from './history.ts'

it('tells a change field by field, and of texts the languages that changed', () => {
  const antes = { fecha_fin: '2027-01-01', nombre: { es: 'Negro', en: 'Black' }, version: 1 }
  const despues = { fecha_fin: '2027-02-01', nombre: { es: 'Negro', en: 'Jet' }, version: 2 }
  expect(fieldChanges({ antes, despues })).toEqual([
    { field: 'fechaFin', before: '2027-01-01', after: '2027-02-01' },
    { field: 'nombre.en', before: 'Black', after: 'Jet' },
  ])
})

it('leaves out of a new record what is empty', () => {
  const despues = { id: 7, codigo: 'NEG', notas: null, direcciones: [], creado_en: 'x' }
  expect(fieldChanges({ antes: null, despues })).toEqual([{ field: 'codigo', before: undefined, after: 'NEG' }])
})

it('tells of no field that people do not know by a name', () => {
  const despues = { razon_social: 'Boutique Rosa', busqueda: 'boutique rosa', direccion: { calle: 'Mayor, 1' } }
  const told = inWords(fieldChanges({ antes: null, despues }), { razonSocial: {}, direccion: {} })
  expect(told.map(({ field }) => field)).toEqual(['razonSocial', 'direccion.calle'])
})
