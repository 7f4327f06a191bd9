import { QueryObserver } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import { AuthenticationError } from '@telar/client/errors'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../calls/query-client.ts'
import { Carrito } from './carrito.ts'
import { cartQuery, ponerEnCart } from './cart-query.ts'

const CELDA = { modeloId: 5, colorId: 3, talla: 'M', cantidad: 2 }

let call: ReturnType<typeof vi.fn<(...args: unknown[]) => Promise<unknown>>>

function carritoOf(userId: string): Carrito {
  const queryClient = createQueryClient({ retries: 0, onFailure: () => {} })
  return new Carrito({ client: { call } as unknown as Client, queryClient, userId })
}

beforeEach(() => {
  vi.useFakeTimers()
  const kept = new Map<string, string>()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  call = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const moment = (ms = 500) => vi.advanceTimersByTimeAsync(ms)

it('sends a moment after the typing, even when nobody looks at the cart any more', async () => {
  const carrito = carritoOf('ana')
  const leave = carrito.subscribe(() => {})
  carrito.poner([CELDA])
  leave()
  await moment()
  expect(call).toHaveBeenCalledOnce()
})

it('tries again as soon as there is a connection, while somebody looks at it', async () => {
  const carrito = carritoOf('ana')
  carrito.subscribe(() => {})
  carrito.poner([CELDA])
  await moment()
  window.dispatchEvent(new Event('online'))
  await moment(1)
  expect(call).toHaveBeenCalledTimes(2)
})

it('hears nothing once nobody looks at it', async () => {
  const carrito = carritoOf('ana')
  const leave = carrito.subscribe(() => {})
  carrito.poner([CELDA])
  await moment()
  leave()
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  await moment(1)
  expect(call).toHaveBeenCalledOnce()
})

it('sends nothing for somebody who has gone: it waits in the browser until they are back', async () => {
  call.mockImplementation(() => Promise.reject(new AuthenticationError(401)))
  const carrito = carritoOf('ana')
  carrito.subscribe(() => {})
  carrito.poner([CELDA])
  await moment()
  await moment(120_000)
  expect(call).toHaveBeenCalledOnce()

  call.mockImplementation(() => Promise.resolve({ modelos: [] }))
  const again = carritoOf('ana')
  again.subscribe(() => {})
  await moment()
  expect(call).toHaveBeenCalledTimes(2)
  expect(again.pendientes()).toEqual({})
})

it('what another tab has sent meanwhile is not sent over what was typed there since', async () => {
  const one = carritoOf('ana')
  one.subscribe(() => {})
  one.poner([CELDA])
  await moment()
  call.mockImplementation(() => Promise.resolve({ modelos: [] }))
  const other = carritoOf('ana')
  other.poner([{ ...CELDA, cantidad: 5 }])
  await moment()
  expect(call).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event('online'))
  await moment()
  expect(call).toHaveBeenCalledTimes(2)
  expect([one.pendientes(), one.guardado().estado]).toEqual([{}, 'guardado'])
})

it('is silent once it was put away for another person’s', async () => {
  const carrito = carritoOf('ana')
  carrito.subscribe(() => {})
  carrito.poner([CELDA])
  carrito.parar()
  window.dispatchEvent(new Event('online'))
  await moment(120_000)
  expect(call).not.toHaveBeenCalled()
})

it('an answer that was asked for before does not take away what was put in since', async () => {
  const queryClient = createQueryClient({ retries: 0, onFailure: () => {} })
  const older = Promise.withResolvers<unknown>()
  const reads = [older.promise, Promise.resolve({ prendas: 2, modelos: [] })]
  call = vi.fn((...args: unknown[]) =>
    (args[0] as { kind: string }).kind === 'read'
      ? (reads.shift() ?? Promise.reject())
      : Promise.resolve({ prendas: 2 }),
  )
  const client = { call } as unknown as Client
  const { queryKey, queryFn } = cartQuery(client)
  const looking = new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {})
  await ponerEnCart(client, queryClient, { items: [CELDA] })
  older.resolve({ prendas: 0, modelos: [] })
  await moment()
  expect(queryClient.getQueryData(queryKey)).toMatchObject({ prendas: 2 })
  looking()
})
