import { expect, it } from 'vitest'
import { fieldChanges, inWords, rowsAt, withMeant } from './history.ts'

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

it('tells of a list that stayed as it was and is of other things now', () => {
  const changes = [
    { antes: { ambito: 'modelos' }, despues: { ambito: 'tipos' } },
    { antes: null, despues: { ambito: 'modelos', cuales: [3], nombre: 'Semana' } },
  ]
  const rows = rowsAt(changes)
  const told = changes.map((change, i) =>
    withMeant(fieldChanges(change), rows[i] ?? { before: {}, after: {} }, { cuales: 'ambito' }),
  )
  expect(told[0]).toEqual([
    { field: 'ambito', before: 'modelos', after: 'tipos' },
    { field: 'cuales', before: [3], after: [3] },
  ])
  expect(told[1]?.map(({ field }) => field)).toEqual(['ambito', 'cuales', 'nombre'])
})
