import { expect, test } from 'vitest'
import { type ApiCall, breaks, type Schema } from './api-breaks.ts'

const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  ...{ type: 'object', properties, required },
})
const text: Schema = { type: 'string' }
const nothing: Schema = { anyOf: [text, { type: 'null' }] }
const one = (body: Schema, answer: Schema = object({ id: { type: 'integer' } })): ApiCall => ({
  params: { id: { required: true, schema: { type: 'integer' } } },
  body,
  answers: { 'application/json': answer },
})
const compare = (before: ApiCall, now: ApiCall) => breaks({ 'POST /a': before }, { 'POST /a': now })

const HARMLESS: [string, ApiCall, ApiCall][] = [
  ['the same', one(object({ a: text })), one(object({ a: text }))],
  ['a field that may be sent', one(object({ a: text })), one(object({ a: text, b: text }, ['a']))],
  ['a field more in the answer', one(text, object({ a: text })), one(text, object({ a: text, b: text }))],
  ['a longer text is taken', one({ ...text, maxLength: 5 }), one({ ...text, maxLength: 9 })],
  ['nothing is taken too', one(object({ a: text })), one(object({ a: nothing }))],
  ['the answer is never missing any more', one(text, object({ a: nothing })), one(text, object({ a: text }))],
  ['a number where integers were', one({ type: 'integer' }), one({ type: 'number' })],
  ['a word more', one({ ...text, enum: ['a'] }), one({ ...text, enum: ['a', 'b'] })],
]

test.each(HARMLESS)('%s breaks nobody', (_, before, now) => {
  expect(compare(before, now)).toEqual([])
})

const HARMFUL: [string, ApiCall, ApiCall][] = [
  ['POST /a: body.b must be sent now', one(object({ a: text })), one(object({ a: text, b: text }))],
  ['POST /a: body.a must be sent now', one(object({ a: text }, [])), one(object({ a: text }))],
  ['POST /a: body.b is gone', one(object({ a: text, b: text })), one(object({ a: text }))],
  ['POST /a: answer.b is gone', one(text, object({ a: text, b: text })), one(text, object({ a: text }))],
  ['POST /a: answer.a may be missing now', one(text, object({ a: text })), one(text, object({ a: text }, []))],
  ['POST /a: answer.a: null → string', one(text, object({ a: text })), one(text, object({ a: nothing }))],
  ['POST /a: body.a: string → integer', one(object({ a: text })), one(object({ a: { type: 'integer' } }))],
  ['POST /a: body: maxLength 9 → 5', one({ ...text, maxLength: 9 }), one({ ...text, maxLength: 5 })],
  ['POST /a: body: maxLength none → 5', one(text), one({ ...text, maxLength: 5 })],
  ['POST /a: body: "b" is refused', one({ ...text, enum: ['a', 'b'] }), one({ ...text, enum: ['a'] })],
]

test.each(HARMFUL)('%s', (problem, before, now) => {
  expect(compare(before, now)).toEqual([problem])
})

test('a call that is gone, and one more parameter that must be sent', () => {
  expect(breaks({ 'GET /a': one(text) }, {})).toEqual(['GET /a is gone'])
  const more = { ...one(text), params: { ...one(text).params, since: { required: true, schema: text } } }
  expect(compare(one(text), more)).toEqual(['POST /a: since must be sent now'])
})
