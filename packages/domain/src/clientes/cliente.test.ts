import { expect, test } from 'vitest'
import { problemasFiscales } from './cliente.ts'

const cliente = { nif: '12345678Z', recargoEquivalencia: true, regimenForzado: null, regimenMotivo: null }

test.each([
  ['a sole trader', '12345678Z', 'ES', {}],
  ['a foreigner who lives here', 'X1234567L', 'ES', {}],
  ['a community of goods', 'E12345674', 'ES', {}],
  ['a limited company', 'B12345674', 'ES', { recargoEquivalencia: 'cliente.recargo' }],
  ['a public company', 'A12345674', 'ES', { recargoEquivalencia: 'cliente.recargo' }],
  ['a shop in Portugal', '501964843', 'PT', { recargoEquivalencia: 'cliente.recargo' }],
])('%s under the recargo', (_, nif, pais, problemas) => {
  expect(problemasFiscales({ ...cliente, nif }, pais)).toEqual(problemas)
})

test('a forced regime has a reason', () => {
  const forzado = { ...cliente, recargoEquivalencia: false, regimenForzado: 4 }
  expect(problemasFiscales(forzado, 'ES')).toEqual({ regimenMotivo: 'cliente.motivo' })
  expect(problemasFiscales({ ...forzado, regimenMotivo: 'DUA 26ES1' }, 'ES')).toEqual({})
})
