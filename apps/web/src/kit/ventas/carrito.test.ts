import { QueryObserver } from '@tanstack/react-query'
import type { Client } from '@telar/client'
import { ApiError, AuthenticationError } from '@telar/client/errors'
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

it('says whose cart it is for, and keeps what is refused because somebody else is here by now', async () => {
  call.mockImplementation(() => Promise.reject(new ApiError(403, 'No es suyo.')))
  const carrito = carritoOf('ana')
  carrito.poner([CELDA])
  await moment()
  expect(call.mock.calls[0]?.[1]).toEqual({ body: { userId: 'ana', items: [CELDA] } })
  expect(Object.values(carrito.pendientes())).toEqual([CELDA])
  carrito.parar()
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

const cartDe = (cantidad: number) => ({
  modelos: [{ modeloId: 5, colores: [{ colorId: 3, tallasCantidades: [{ talla: 'M', cantidad }] }] }],
})
/** A server that keeps what it is sent, after a while. */
function servidor(ms: number) {
  let hay = 0
  const enviadas: number[] = []
  call = vi.fn(async (...args: unknown[]) => {
    const [{ kind }, { body }] = args as [{ kind: string }, { body: { items: { cantidad: number }[] } }]
    const leido = hay
    await new Promise((resolve) => setTimeout(resolve, ms))
    if (kind === 'read') return cartDe(leido)
    hay = body.items[0]?.cantidad ?? hay
    enviadas.push(hay)
    return cartDe(hay)
  })
  return enviadas
}

it('more of a cell comes on top of what was typed and not sent', async () => {
  const enviadas = servidor(20)
  const carrito = carritoOf('ana')
  carrito.poner([CELDA])
  void carrito.sumar([{ ...CELDA, cantidad: 3 }])
  await moment(2000)
  expect(enviadas).toEqual([5])
})

it('more of a cell comes on top of what is on its way, and a change in between on top of that', async () => {
  const enviadas = servidor(1000)
  const carrito = carritoOf('ana')
  carrito.poner([CELDA])
  await moment(600)
  const sumada = carrito.sumar([{ ...CELDA, cantidad: 3 }])
  await moment(5000)
  await sumada
  expect(await Promise.race([carrito.llegan([CELDA]), moment(1)])).toBe(true)
  expect(enviadas).toEqual([2, 5])
})

it('a change of another kind comes after what was typed before it and before what is typed since', async () => {
  const enviadas = servidor(100)
  const carrito = carritoOf('ana')
  carrito.poner([CELDA])
  const vaciada = carrito.cambiar(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    enviadas.push(0)
  })
  await moment(200)
  carrito.poner([{ ...CELDA, cantidad: 7 }])
  await moment(5000)
  await vaciada
  expect(enviadas).toEqual([2, 0, 7])
})

it('shows what another tab has typed, and sends it where that one no longer does', async () => {
  const enviadas = servidor(20)
  const carrito = carritoOf('ana')
  carrito.subscribe(() => {})
  const escrita = { '5/3/M': { ...CELDA, cantidad: 9 } }
  localStorage.setItem('carrito.pendiente.ana', JSON.stringify(escrita))
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'carrito.pendiente.ana' }))
  expect(carrito.pendientes()).toEqual(escrita)
  await moment(5000)
  expect(enviadas).toEqual([9])
})

it('says that it is kept once another tab has sent what could not be sent here', async () => {
  const carrito = carritoOf('ana')
  carrito.subscribe(() => {})
  carrito.poner([CELDA])
  await moment()
  expect(carrito.guardado().estado).toBe('fallido')
  localStorage.removeItem('carrito.pendiente.ana')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'carrito.pendiente.ana' }))
  expect([carrito.guardado().estado, carrito.estadoDe(CELDA.modeloId).estado]).toEqual(['guardado', 'guardado'])
})
