import { expect, it } from 'vitest'
import { fieldChanges, inWords, rowsAt } from './history.ts'

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

it('knows of each change what else the record said then', () => {
  const changes = [
    { antes: { cuales: [7] }, despues: { cuales: [8] } },
    { antes: { ambito: 'tipos', cuales: [3] }, despues: { ambito: 'modelos', cuales: [7] } },
    { antes: { cuales: [2] }, despues: { cuales: [3] } },
  ]
  expect(rowsAt(changes)).toEqual([
    { before: { ambito: 'modelos', cuales: [7] }, after: { ambito: 'modelos', cuales: [8] } },
    { before: { ambito: 'tipos', cuales: [3] }, after: { ambito: 'modelos', cuales: [7] } },
    { before: { ambito: 'tipos', cuales: [2] }, after: { ambito: 'tipos', cuales: [3] } },
  ])
})
