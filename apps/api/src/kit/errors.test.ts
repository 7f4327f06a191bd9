import { resource } from '@telar/contract/kit/endpoint'
import { ErrorResult, FieldProblem } from '@telar/contract/kit/errors'
import { ReglaError } from '@telar/domain/regla'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../testing/app.ts'
import { Bodies } from './door/bodies.ts'
import { errorAnswer } from './errors.ts'
import { mount } from './mount.ts'

let t: TestApp
let token: string
beforeAll(async () => {
  t = await testApp()
  token = (await t.as('admin@telar.test')).tokens.get()?.token ?? ''
})
afterAll(() => t.close())

const send = (method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) =>
  t.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  })

describe('shapes', () => {
  test('a missing record', async () => {
    const answer = await send('GET', '/api/v1/colores/999999')
    expect(answer.statusCode).toBe(404)
    expect(ErrorResult.parse(answer.json())).toMatchObject({
      exception: 'Color 999999 Not Found.',
      statusCode: 404,
      source: 'telar',
    })
  })

  test('the errorId is the request id that is in the log and in a header', async () => {
    const answer = await send('GET', '/api/v1/colores/999999')
    expect(answer.json().errorId).toBe(answer.headers['x-request-id'])
    expect(answer.json().supportMessage).toContain(answer.json().errorId)
  })

  test('fields: a problem document with a map', async () => {
    const answer = await send('POST', '/api/v1/colores', { codigo: '', nombre: { es: 'x' }, hex: 'red' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ])
    const problem = FieldProblem.parse(answer.json())
    expect(problem.errors).toEqual({ codigo: ['Please fill this in.'], hex: ['It must be a colour such as #1B2A49.'] })
    expect(problem.traceId).toBe(answer.headers['x-request-id'])
  })

  test('a field of another kind is not said to be missing', async () => {
    const { errors: colour } = (await send('POST', '/api/v1/colores', { codigo: 5, hex: null, nombre: 'x' })).json()
    expect(colour).toEqual({
      codigo: ['It is not of the expected type.'],
      hex: ['Please fill this in.'],
      nombre: ['It is not of the expected type.'],
    })
    const { errors: merge } = (await send('POST', '/api/v1/colores/merge', { destinoId: 1.5, origenIds: ['a'] })).json()
    expect(merge).toEqual({
      destinoId: ['It must be a whole number.'],
      'origenIds.0': ['It is not of the expected type.'],
    })
  })

  test('a filter with an operator or a logic that there is not: what is said is of them', async () => {
    const search = async (advancedFilter: object) =>
      (await send('POST', '/api/v1/colores/search', { advancedFilter })).json().errors
    const leaf = { field: 'codigo', operator: 'like', value: 'x' }
    expect(await search(leaf)).toEqual({ 'advancedFilter.operator': ['It is not one of the options.'] })
    expect(await search({ logic: 'nor', filters: [] })).toEqual({
      'advancedFilter.logic': ['It is not one of the options.'],
    })
    expect(await search({ filters: [leaf] })).toEqual({
      'advancedFilter.filters.0.operator': ['It is not one of the options.'],
    })
  })

  test('a broken rule: plain sentences', async () => {
    const answer = await send('POST', '/api/v1/colores/merge', { destinoId: 1, origenIds: [1, 2] })
    expect(answer.statusCode).toBe(400)
    expect(ErrorResult.parse(answer.json())).toMatchObject({
      exception: 'Validation Errors Occurred.',
      messages: ['The one that is kept cannot be among those that disappear.'],
    })
  })

  test('an unexpected error tells nothing of the inside', () => {
    const { status, body, unexpected } = errorAnswer(new Error('relation "users" does not exist at /srv/app.ts'), 'en')
    expect([status, unexpected]).toEqual([500, true])
    expect(body).toMatchObject({
      exception: 'An unexpected error occurred.',
      messages: ['An unexpected error occurred.'],
    })
    expect(JSON.stringify(body)).not.toMatch(/users|srv|stack/)
  })

  test.each([
    ['data the database cannot hold', { cause: { code: '22021' } }, 400],
    ['a database that went away', { cause: { code: '57P01' } }, 503],
    ['a database that is not there', { code: 'ECONNREFUSED' }, 503],
    ['a connection that is gone', { message: 'Client has encountered a connection error and is not queryable' }, 503],
    ['a database that says nothing', { cause: new Error('Query read timeout') }, 503],
    ['a database that may only be read', { cause: { code: '25006' } }, 503],
    ['a database without room', { cause: { code: '53100' } }, 503],
    ['a disk without room', { code: 'ENOSPC' }, 503],
    ['a disk that may only be read', { code: 'EROFS' }, 503],
    ['somebody who hung up', { code: 'ERR_STREAM_PREMATURE_CLOSE' }, 400],
    ['two transactions in each other’s way', { cause: { code: '40001' } }, 503],
    ['something that went while it was referred to', { cause: { code: '23503' } }, 409],
    ['anything else', {}, 500],
  ])('%s is %i', (_, error, status) => {
    const answer = errorAnswer(Object.assign(new Error('x'), error), 'es')
    expect(answer.status).toBe(status)
    if (status === 503) expect(answer.retryAfter).toBeGreaterThan(0)
  })

  test('a rule without a sentence still answers its code', () => {
    expect(errorAnswer(new ReglaError('nueva.regla'), 'es').body).toMatchObject({ messages: ['nueva.regla'] })
  })
})

describe('messages come in the language of the caller', () => {
  const sentence = async (headers: Record<string, string>) =>
    (await send('GET', '/api/v1/colores/999999', undefined, headers)).json().messages[0]
  test.each([
    ['Accept-Language', { 'accept-language': 'ca-ES,es;q=0.8' }, 'No existeix, o ja no hi és.'],
    ['its weights', { 'accept-language': 'de, en;q=0.3, pt;q=0.9' }, 'Não existe, ou já não existe.'],
    [
      'the culture cookie first',
      { 'accept-language': 'en', cookie: `.AspNetCore.Culture=${encodeURIComponent('c=es-ES|uic=es-ES')}` },
      'No existe, o ya no está.',
    ],
    ['English when nothing fits', { 'accept-language': 'de' }, 'It does not exist, or no longer.'],
  ])('%s', async (_, headers, want) => {
    expect(await sentence(headers as unknown as Record<string, string>)).toBe(want)
  })
})

test('an answer that is not what the call says is the house’s accident, not the caller’s mistake', async () => {
  const response = z.object({ stock: z.int() })
  const contract = resource('nuevo', {
    read: { kind: 'read', method: 'GET', path: '/x', summary: '', access: 'public', as: 'json', response } as never,
  })
  const app = fastify()
  app.setErrorHandler((error, _, reply) => reply.code(errorAnswer(error, 'en').status).send())
  mount(
    app,
    { house: t.house, bodies: new Bodies() },
    { contract: contract as never, handlers: { read: () => ({ stock: null }) } },
  )
  expect((await app.inject('/api/v1/nuevo/x')).statusCode).toBe(500)
})

describe('the server does not start', () => {
  const endpoint = { kind: 'read', method: 'GET', path: '/x', summary: '', response: { as: 'text' } }
  test('with a call that declares no access', () => {
    const contract = resource('nuevo', { list: endpoint as never })
    expect(() =>
      mount(
        t.app,
        { house: t.house, bodies: new Bodies() },
        { contract: contract as never, handlers: { list: () => '' } },
      ),
    ).toThrow('GET /api/v1/nuevo/x declares no access.')
  })
  test('with a call that has no code behind it', () => {
    const contract = resource('nuevo', { list: { ...endpoint, access: 'public' } as never })
    expect(() =>
      mount(t.app, { house: t.house, bodies: new Bodies() }, { contract: contract as never, handlers: {} }),
    ).toThrow('has no handler')
  })
})

test('security headers are on every answer', async () => {
  const { headers } = await send('GET', '/api/health')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  })
  expect(headers['strict-transport-security']).toContain('max-age=')
})
