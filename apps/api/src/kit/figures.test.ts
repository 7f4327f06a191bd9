import { expect, test } from 'vitest'
import { Figures } from './figures.ts'

function changes() {
  const listeners: ((table: string | null) => void)[] = []
  return {
    up: true,
    on: (listener: (table: string | null) => void) => void listeners.push(listener),
    tell: (table: string | null) => {
      for (const listener of listeners) listener(table)
    },
  }
}

function counter() {
  let n = 0
  return async () => ++n
}

test.each([
  ['another table', 'colores', 1],
  ['one of its tables', 'clientes', 2],
  ['a line that was down', null, 2],
])('a figure after a change of %s', async (_, table, expected) => {
  const line = changes()
  const keep = new Figures(line).over(['pedidos', 'clientes'])
  const count = counter()
  expect(await keep('all', count)).toBe(1)
  expect(await keep('all', count)).toBe(1)
  line.tell(table)
  expect(await keep('all', count)).toBe(expected)
})

test('a write of this process is seen at once, a draft changes no list', async () => {
  const figures = new Figures(changes())
  const keep = figures.over(['pedidos'])
  const count = counter()
  await keep('all', count)
  figures.written({ resource: 'cart' })
  expect(await keep('all', count)).toBe(1)
  figures.written({ resource: 'cart', creates: true })
  expect(await keep('all', count)).toBe(2)
})

test('nothing is kept that changed while it was read, that failed, or that nobody watches', async () => {
  const line = changes()
  const keep = new Figures(line).over(['pedidos'])
  const count = counter()
  const reading = keep('all', count)
  line.tell('pedidos')
  expect([await reading, await keep('all', count)]).toEqual([1, 2])
  await expect(keep('sum', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await keep('sum', count)).toBe(3)
  line.up = false
  expect([await keep('other', count), await keep('other', count)]).toEqual([4, 5])
})
