import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { attempts } from '../../kit/calls/attempt.ts'
import { Borrador } from './encargo.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what somebody chose is there when they come back; another person and another kind have their own', () => {
  new Borrador('ana', 'segunda').escribir({ '1 2 M': 3, '1 2 L': 0 })
  expect(new Borrador('ana', 'segunda').leer()).toEqual({ '1 2 M': 3 })
  expect(new Borrador('ana', 'outlet').leer()).toEqual({})
  expect(new Borrador('eva', 'segunda').leer()).toEqual({})
})

test('nothing chosen keeps nothing, and what cannot be read is nothing', () => {
  const borrador = new Borrador('ana', 'segunda')
  borrador.escribir({ '1 2 M': 3 })
  borrador.escribir({ '1 2 M': 0 })
  expect(kept.size).toBe(0)
  kept.set('borrador.encargo.ana.segunda', '{')
  expect(borrador.leer()).toEqual({})
})

test('where nothing can be kept nothing was chosen before', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(new Borrador('ana', 'segunda').leer()).toEqual({})
})

test('an order that nobody answered for is sent under the same key after coming back, and another one under its own', async () => {
  const enviar = () => attempts(new Borrador('ana', 'segunda').enviado)
  const claves: string[] = []
  const sinRespuesta = (clave: string) => {
    claves.push(clave)
    return Promise.reject(new TypeError('offline'))
  }
  await enviar()(sinRespuesta).catch(() => {})
  await enviar()(async (clave) => claves.push(clave))
  await enviar()(async (clave) => claves.push(clave))
  expect(claves[1]).toBe(claves[0])
  expect(claves[2]).not.toBe(claves[0])
  expect(kept.size).toBe(0)
})
