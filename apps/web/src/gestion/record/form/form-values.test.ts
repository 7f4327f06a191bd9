import { ColorInput } from '@telar/contract/catalogo/colores'
import { TarifaInput } from '@telar/contract/clientes/tarifas'
import { expect, it } from 'vitest'
import { asSaved } from './form-values.ts'

it('reads what is written as it would be saved: trimmed, and without what is empty', () => {
  const nombre = { es: 'Negro ', en: ' Black' }
  expect(asSaved(ColorInput, { codigo: 'NEG ', nombre, hex: '#000', activo: true })).toEqual({
    ...{ codigo: 'NEG', nombre: { es: 'Negro', en: 'Black', pt: '', ca: '' }, hex: '#000', activo: true },
  })
  expect(asSaved(TarifaInput, { nombre: 'Tiendas', desde: '2027-01-01', hasta: '' })).toMatchObject({ hasta: null })
})

it('leaves alone what could not be saved', () => {
  const values = { codigo: '', hex: 'rojo' }
  expect(asSaved(ColorInput, values)).toEqual(values)
})
