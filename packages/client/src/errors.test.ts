import { describe, expect, test } from 'vitest'
import {
  type ApiError,
  classify,
  isAuthentication,
  isAuthorization,
  isValidation,
  type ValidationError,
} from './errors.ts'

const body = (value: unknown) => JSON.stringify(value)

describe('authentication', () => {
  test.each([
    ['a 401', 401, body({ exception: 'x' })],
    ['a 401 without a body', 401, ''],
    ['a 400 that says so', 400, body({ exception: 'Authentication Failed.' })],
  ])('%s', (_, status, text) => {
    expect(isAuthentication(classify(status, text))).toBe(true)
  })

  test('an error of our own with the agreed word', () => {
    expect(isAuthentication(new Error('Authentication failed'))).toBe(true)
    expect(isAuthentication(new Error('Something else'))).toBe(false)
  })

  test('a 500 that says so is not one', () => {
    expect(isAuthentication(classify(500, body({ exception: 'Authentication Failed.' })))).toBe(false)
  })
})

describe('validation', () => {
  const validation = (value: unknown) => classify(400, body(value)) as ValidationError

  test('messages that are JSON strings of field errors', () => {
    const error = validation({
      exception: 'One or More Validations failed.',
      messages: [
        '{"propertyName":"email","errorMessage":"No es un correo."}',
        '{"propertyName":"email","errorMessage":"Muy largo."}',
        'suelto',
      ],
    })
    expect([error.kind, error.fields, error.messages]).toEqual([
      'validation',
      { email: ['No es un correo.', 'Muy largo.'] },
      ['suelto'],
    ])
  })

  test('plain messages', () => {
    const error = validation({ exception: 'Validation Errors Occurred.', messages: ['Una.', 'Dos.'] })
    expect([error.messages, error.message]).toEqual([['Una.', 'Dos.'], 'Una.'])
  })

  test('a map of fields, with one message or several', () => {
    const error = validation({ title: 'One or more validation errors occurred.', errors: { a: ['x', 'y'], b: 'z' } })
    expect(error.fields).toEqual({ a: ['x', 'y'], b: ['z'] })
  })

  test('the fallback message', () => {
    expect(validation({ exception: 'Validation Errors Occurred.' }).message).toBe('Validation error')
    expect(validation({ title: 'One or more validation errors occurred.' }).message).toBe('Validation error')
  })

  test('only with status 400', () => {
    expect(isValidation(classify(409, body({ exception: 'Validation Errors Occurred.' })))).toBe(false)
  })
})

describe('any other', () => {
  const api = (status: number, text: string) => classify(status, text) as ApiError
  test.each([
    [
      'title and traceId',
      500,
      { title: 'T', traceId: 't1', source: 's' },
      { title: 'T', errorId: 't1', source: 's', status: 500 },
    ],
    [
      'exception and errorId',
      404,
      { exception: 'Color 7 Not Found.', errorId: 'e1' },
      { title: 'Color 7 Not Found.', errorId: 'e1', status: 404 },
    ],
    ['neither', 418, {}, { title: 'Unknown error', status: 418 }],
    ['a 400 of no known shape', 400, { exception: 'Else' }, { title: 'Else', status: 400, kind: 'api' }],
  ])('%s', (_, status, value, want) => {
    expect(api(status, body(value))).toMatchObject(want)
  })

  test('a body that is not JSON becomes the title', () => {
    expect(api(502, 'Bad gateway')).toMatchObject({ title: 'Bad gateway', status: 502 })
    expect(api(502, '"quoted"')).toMatchObject({ title: 'quoted' })
  })

  test('an empty body', () => {
    expect(api(404, '')).toMatchObject({ title: 'Unknown error occurred', status: 500 })
  })

  test('a 403 is an authorization error', () => {
    expect(isAuthorization(api(403, body({ exception: 'x' })))).toBe(true)
  })
})
