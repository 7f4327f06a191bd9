import type { Direccion } from '@telar/domain/casa/direccion'
import { expect, test } from 'vitest'
import { conElla, sinElla } from './lugares.ts'

const lugar = (calle: string) => ({ calle }) as Direccion
const [a, b, c] = [lugar('a'), lugar('b'), lugar('c')]
const vacia = lugar('')

test('an address comes at the end, or where it was before', () => {
  expect(conElla([a, b], vacia, c)).toEqual([a, b, c])
  expect(conElla([a, b], a, c)).toEqual([c, b])
})

test('sent again by who never heard that it has arrived, it is there once', () => {
  expect(conElla([a, b, c], vacia, c)).toEqual([a, b, c])
  expect(conElla([c, b], a, c)).toEqual([c, b])
})

test('what is taken away is that one, wherever it is by now', () => {
  expect(sinElla([a, b, c], lugar('b'))).toEqual([a, c])
  expect(sinElla([a, c], b)).toEqual([a, c])
})
