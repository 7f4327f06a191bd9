import { expect, it } from 'vitest'
import { unirVersiones } from './unir-versiones.ts'
import { conCelda, generar, sin } from './variantes/variantes.ts'

const base = { nombre: 'Alba', variantes: generar([], [7], ['36', '38', '40']) }

it('keeps the cells that each has changed', () => {
  const mine = { nombre: 'Mía', variantes: conCelda(base.variantes, 7, '36', { stock: 5 }) }
  const theirs = { nombre: 'Suya', variantes: conCelda(base.variantes, 7, '38', { stock: 9 }) }
  const { nombre, variantes } = unirVersiones(base, mine, theirs) as typeof base
  expect(nombre).toBe('Mía')
  expect(variantes.map(({ stock }) => stock)).toEqual([5, 9, 0])
})

it('keeps what I have added or taken out, and takes over what they have', () => {
  const mine = { ...base, variantes: sin(generar(base.variantes, [9], ['36']), ({ talla }) => talla === '40') }
  const theirs = { ...base, variantes: sin(base.variantes, ({ talla }) => talla === '38') }
  const { variantes } = unirVersiones(base, mine, theirs) as typeof base
  expect(variantes.map(({ colorId, talla }) => `${colorId} ${talla}`)).toEqual(['7 36', '9 36'])
})
