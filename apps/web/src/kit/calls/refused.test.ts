import { expect, test } from 'vitest'
import { staysHere } from './refused.ts'

test.each([
  ['/gestion', true, true],
  ['/gestion/pedidos/7', true, true],
  ['/gestion/pedidos', false, false],
  ['/gestionar', true, false],
  ['/pedido/7', true, false],
  ['/', true, false],
])('a refusal at %s, signed in %s: stays %s', (pathname, signedIn, stays) => {
  expect(staysHere(pathname, signedIn)).toBe(stays)
})
