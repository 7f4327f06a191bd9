/** As much of JSON Schema as the contract writes. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  $ref?: string
  [limit: string]: unknown
}

/** One call as callers know it. */
export interface ApiCall {
  params: Record<string, { required: boolean; schema: Schema }>
  body?: Schema
  answers: Record<string, Schema>
}
export type Api = Record<string, ApiCall>

/** Whether what is compared comes from callers or goes to them. */
type Way = 'asked' | 'answered'

/** Limits of which a smaller value refuses more, and those of which a larger one does. */
const AT_MOST = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems']
const AT_LEAST = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems']

const alternatives = (schema: Schema): Schema[] => {
  const { anyOf, oneOf, type, ...rest } = schema
  if (anyOf || oneOf) return [...(anyOf ?? []), ...(oneOf ?? [])].flatMap(alternatives)
  return Array.isArray(type) ? type.map((one) => ({ ...rest, type: one })) : [schema]
}

const valuesOf = ({ enum: several, const: one }: Schema): unknown[] | undefined =>
  several ?? (one === undefined ? undefined : [one])

const sameType = (wide: Schema, narrow: Schema): boolean =>
  wide.type === undefined || wide.type === narrow.type || (wide.type === 'number' && narrow.type === 'integer')

function limits(wide: Schema, narrow: Schema, where: string): string[] {
  const exceeds = (limit: string, beyond: (a: number, b: number) => boolean) => {
    const [own, other] = [wide[limit], narrow[limit]]
    return typeof own === 'number' && (typeof other !== 'number' || beyond(other, own))
  }
  const tight = [
    ...AT_MOST.filter((limit) => exceeds(limit, (other, own) => other > own)),
    ...AT_LEAST.filter((limit) => exceeds(limit, (other, own) => other < own)),
    ...['pattern', 'format'].filter((limit) => wide[limit] !== undefined && wide[limit] !== narrow[limit]),
  ]
  return tight.map((limit) => `${where}: ${limit} ${String(narrow[limit] ?? 'none')} → ${String(wide[limit])}`)
}

function fields(wide: Schema, narrow: Schema, way: Way, where: string): string[] {
  const [known, given] = [wide.properties ?? {}, narrow.properties ?? {}]
  const needed = wide.required ?? []
  const promised = new Set(narrow.required ?? [])
  const open = typeof wide.additionalProperties === 'object' && Object.keys(known).length === 0
  const missing = needed.filter((name) => !promised.has(name))
  const gone = way === 'asked' ? Object.keys(given).filter((name) => !(name in known) && !open) : []
  const lost = way === 'answered' ? Object.keys(known).filter((name) => !(name in given)) : []
  return [
    ...missing
      .filter((name) => !lost.includes(name))
      .map((name) => (way === 'asked' ? `${where}.${name} must be sent now` : `${where}.${name} may be missing now`)),
    ...[...gone, ...lost].map((name) => `${where}.${name} is gone`),
    ...Object.entries(given).flatMap(([name, schema]) => {
      const own = known[name]
      return own ? accepts(own, schema, way, `${where}.${name}`) : []
    }),
  ]
}

function acceptsOne(wide: Schema, narrow: Schema, way: Way, where: string): string[] {
  if (wide.$ref !== undefined || narrow.$ref !== undefined)
    return wide.$ref === narrow.$ref ? [] : [`${where}: another type`]
  if (!sameType(wide, narrow)) return [`${where}: ${String(narrow.type ?? 'anything')} → ${String(wide.type)}`]
  const [allowed, possible] = [valuesOf(wide), valuesOf(narrow)]
  if (allowed) {
    // What a caller is answered may gain a word without notice; what they say may not lose one.
    const lost = way === 'asked' ? possible?.filter((value) => !allowed.includes(value)) : []
    if (!possible) return [`${where}: only ${allowed.join(', ')}`]
    return (lost ?? []).map((value) => `${where}: ${JSON.stringify(value)} is refused`)
  }
  return [
    ...(way === 'asked' ? limits(wide, narrow, where) : []),
    ...(wide.properties || narrow.properties ? fields(wide, narrow, way, where) : []),
    ...(wide.items && narrow.items ? accepts(wide.items, narrow.items, way, `${where}[]`) : []),
  ]
}

/** Why one does not take everything that the other may be; nothing when it does. */
function accepts(wide: Schema, narrow: Schema, way: Way, where: string): string[] {
  const ways = alternatives(wide)
  return alternatives(narrow).flatMap((one) => {
    const refused = ways.map((other) => acceptsOne(other, one, way, where))
    if (refused.some((problems) => problems.length === 0)) return []
    return refused.toSorted((a, b) => a.length - b.length)[0] ?? []
  })
}

function call(name: string, before: ApiCall, now: ApiCall): string[] {
  const added = Object.entries(now.params).filter(
    ([param, { required }]) => required && !before.params[param]?.required,
  )
  return [
    ...added.map(([param]) => `${name}: ${param} must be sent now`),
    ...Object.entries(before.params).flatMap(([param, { schema }]) => {
      const own = now.params[param]
      return own ? accepts(own.schema, schema, 'asked', `${name}: ${param}`) : [`${name}: ${param} is gone`]
    }),
    ...(now.body && !before.body && (now.body.required?.length ?? 0) > 0 ? [`${name}: a body must be sent now`] : []),
    ...(now.body && before.body ? accepts(now.body, before.body, 'asked', `${name}: body`) : []),
    ...Object.entries(before.answers).flatMap(([type, schema]) => {
      const own = now.answers[type]
      return own ? accepts(schema, own, 'answered', `${name}: answer`) : [`${name}: no longer answers ${type}`]
    }),
  ]
}

/** What of the calls that were there would break a program that uses them. */
export const breaks = (before: Api, now: Api): string[] =>
  Object.entries(before).flatMap(([name, old]) => {
    const own = now[name]
    return own ? call(name, old, own) : [`${name} is gone`]
  })
