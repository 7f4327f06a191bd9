import { expect, it } from 'vitest'
import type { KnownScreen } from '../../declare/screen.ts'
import { favouritesOf, MOST, toggled } from './favourites.ts'

const screens = ['pedidos', 'facturas', 'caja', 'pases', 'cobros', 'colores', 'modelos', 'clientes'].map(
  (name, i) => ({ name, favourite: i < 2 }) as KnownScreen,
)
const names = (list: readonly KnownScreen[]) => list.map(({ name }) => name).join(' ')
const caja = screens[2] as KnownScreen

it('starts with the house’s, then keeps a person’s own in their order', () => {
  expect(names(favouritesOf(screens, []))).toBe('pedidos facturas')
  const kept = toggled(favouritesOf(screens, []), caja)
  expect(names(favouritesOf(screens, kept))).toBe('pedidos facturas caja')
  expect(names(favouritesOf(screens, toggled(favouritesOf(screens, kept), screens[0] as KnownScreen)))).toBe(
    'facturas caja',
  )
})

it('keeps that one has none, and never shows more than fit', () => {
  const none = toggled([caja], caja)
  expect(favouritesOf(screens, none)).toEqual([])
  const all = screens.map(({ name }) => ({ campo: name, visible: true }))
  expect(favouritesOf(screens, all)).toHaveLength(MOST)
})
