import { ApiError, AuthenticationError, classify, ValidationError } from '@telar/client/errors'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Translate } from '../../i18n/translate.ts'
import { actionOn, isTransient, toldOf } from './failures.ts'

const named = (name: string) => Object.assign(new Error('stopped'), { name })

describe('actionOn', () => {
  it.each([
    ['a 401', new AuthenticationError(401)],
    ['a 400 that says authentication failed', classify(400, '{"exception":"Authentication Failed."}')],
    ['our own word', new Error('Authentication failed')],
    ['the old word', new Error('Auth Error')],
  ])('signs in and comes back to the path after %s', (_what, error) => {
    expect(actionOn(error)).toEqual({ do: 'sign-in', retUrl: 'path' })
  })

  it('signs in with the full address after a 403', () => {
    expect(actionOn(new ApiError(403, 'no'))).toEqual({ do: 'sign-in', retUrl: 'address' })
  })

  it.each([
    ['field errors', new ValidationError([], { email: ['no'] })],
    ['a broken rule', classify(400, '{"exception":"Validation Errors Occurred.","messages":["no"]}')],
    ['an aborted call', named('AbortError')],
    ['a cancelled query', named('CancelledError')],
  ])('leaves alone %s', (_what, error) => {
    expect(actionOn(error)).toEqual({ do: 'nothing' })
  })

  it.each([
    ['the server', new ApiError(500, 'Ha fallado.'), 'Ha fallado'],
    ['the network', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['a conflict', new ApiError(409, 'Conflict.', { messages: ['Lo usa un pedido.'] }), 'Lo usa un pedido'],
    ['something that is no error', 'vaya', 'vaya'],
  ])('tells what %s said', (_what, error, message) => {
    expect(actionOn(error)).toEqual({ do: 'tell', message })
  })
})

describe('isTransient', () => {
  it.each([
    [new ApiError(500, 'x'), true],
    [new ApiError(503, 'x'), true],
    [new ApiError(429, 'x'), true],
    [new TypeError('Failed to fetch'), true],
    [new ApiError(404, 'x'), false],
    [new ApiError(403, 'x'), false],
    [new AuthenticationError(401), false],
    [new ValidationError(['x'], {}), false],
    [new Error('a mistake of ours'), false],
  ])('%s: %s', (error, transient) => {
    expect(isTransient(error)).toBe(transient)
  })
})

describe('toldOf', () => {
  const t = ((key: string, gaps?: { msg: string }) => (gaps ? `${key}: ${gaps.msg}` : key)) as Translate
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['Chrome', true, new TypeError('Failed to fetch'), 'error.lost'],
    ['Firefox', true, new TypeError('NetworkError when attempting to fetch resource.'), 'error.lost'],
    ['Safari', true, new TypeError('Load failed'), 'error.lost'],
    ['a part of the page', true, new TypeError('error loading dynamically imported module'), 'error.lost'],
    ['no line at all', false, new TypeError('Failed to fetch'), 'error.offline'],
    ['the server', true, new ApiError(500, 'Ha fallado.'), 'error.unexpected: said'],
    ['a mistake of ours', true, new TypeError('x is not a function'), 'error.unexpected: said'],
  ])('of %s, a line %s', (_what, onLine, error, told) => {
    vi.stubGlobal('navigator', { onLine })
    expect(toldOf(error, 'said', t)).toBe(told)
  })
})
