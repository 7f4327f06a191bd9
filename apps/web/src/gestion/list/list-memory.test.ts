import { expect, it } from 'vitest'
import { arrive, keepStanding, returnTo, standOn } from './list-memory.ts'

it('finds row and scroll again by Back, and by returning from a record; a fresh visit starts at the top', () => {
  keepStanding('entry 1', 'pedidos', { top: 340, cursor: 12 })
  expect(arrive('entry 1', 'pedidos')).toEqual({ top: 340, cursor: 12 })
  expect(arrive('entry 2', 'pedidos')).toBeUndefined()
  returnTo('pedidos')
  expect(arrive('entry 3', 'pedidos')).toEqual({ top: 340, cursor: 12 })
  standOn('pedidos', 14)
  returnTo('pedidos')
  expect(arrive('entry 4', 'pedidos')).toEqual({ top: 340, cursor: 14 })
  returnTo('pedidos')
  expect(arrive('entry 5', 'facturas')).toBeUndefined()
})
