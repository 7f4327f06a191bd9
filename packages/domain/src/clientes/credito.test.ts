import { expect, test } from 'vitest'
import { creditoDe } from './credito.ts'

const deuda = (facturado: number, servido: number) => ({ facturado, servido, vencidoDesde: null })
const libre = { limiteRiesgo: null, bloqueado: false }

test.each([
  ['without a limit, whatever is owed', libre, deuda(9_999, 1), 500, null, []],
  ['below the limit', { ...libre, limiteRiesgo: 100 }, deuda(60, 20), 0, 20, []],
  ['just at it', { ...libre, limiteRiesgo: 100 }, deuda(60, 20), 20, 20, []],
  ['a cent over it with what is to come', { ...libre, limiteRiesgo: 100 }, deuda(60, 20), 20.01, 20, ['limite']],
  ['over it already', { ...libre, limiteRiesgo: 100 }, deuda(90, 20.1), 0, 0, ['limite']],
  ['a limit of nothing pays at once', { ...libre, limiteRiesgo: 0 }, deuda(0, 0), 0.01, 0, ['limite']],
  ['blocked', { limiteRiesgo: null, bloqueado: true }, deuda(0, 0), 0, null, ['bloqueado']],
  ['both', { limiteRiesgo: 10, bloqueado: true }, deuda(11, 0), 0, 0, ['bloqueado', 'limite']],
  ['money of theirs with us', { ...libre, limiteRiesgo: 10 }, deuda(-5, 0), 15, 15, []],
] as const)('%s', (_, cliente, debe, mas, disponible, reparos) => {
  expect(creditoDe(cliente, debe, mas)).toMatchObject({ disponible, reparos })
})

test('sums do not drift', () => {
  expect(creditoDe(libre, deuda(0.1, 0.2)).saldo).toBe(0.3)
})
