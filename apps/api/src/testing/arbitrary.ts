import fc from 'fast-check'

interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  $ref?: string
  minimum?: number
  maximum?: number
}

/** Strings that have broken other people's servers. */
const NASTY = [
  '',
  ' ',
  '\u0000',
  '%',
  '_',
  '\\',
  "'; drop table users; --",
  '../../etc/passwd',
  '{{7*7}}',
  'á'.repeat(300),
  '🧵',
  '\ud800',
  '1e999',
  '-0',
  'null',
  'NaN',
  '__proto__',
  'constructor',
  '9999-99-99',
  '2026-02-30',
]

const nasty = fc.oneof(
  fc.constantFrom<unknown>(...NASTY),
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.integer(),
  fc.constant(null),
  fc.constant(undefined),
)

/** Small numbers, where they are allowed. */
function within({ minimum = -10, maximum = 1000 }: JsonSchema) {
  const min = Math.max(minimum, Math.min(-10, maximum))
  return { min, max: Math.max(min, Math.min(maximum, Math.max(1000, minimum))) }
}

function plain(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
  if (depth > 6 || schema.$ref) return nasty
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return fc.oneof(...branches.map((branch) => arbitraryFor(branch, depth + 1)))
  if (schema.allOf) return arbitraryFor(schema.allOf[0] ?? {}, depth + 1)
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([k, s]) => [k, arbitraryFor(s, depth + 1)])),
        { requiredKeys: [] },
      )
    case 'array':
      return fc.array(arbitraryFor(schema.items ?? {}, depth + 1), { maxLength: 5 })
    case 'integer':
      return fc.integer(within(schema))
    case 'number':
      return fc.double({ noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'string':
      if (schema.format === 'email') return fc.emailAddress()
      if (schema.format === 'uuid') return fc.uuid()
      if (schema.format === 'date')
        return fc
          .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2100-01-01') })
          .map((d) => d.toISOString().slice(0, 10))
      return fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom(...NASTY))
    default:
      return nasty
  }
}

/** Mostly what a schema asks for, now and then something it does not. */
export const arbitraryFor = (schema: JsonSchema, depth = 0): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: plain(schema, depth) }, { weight: 1, arbitrary: nasty })

export const nastyString = fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 60 }))
