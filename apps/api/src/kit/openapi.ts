import { contract } from '@telar/contract'
import { endpoints } from '@telar/contract/kit/contract'
import type { Bound, EventsAnswer } from '@telar/contract/kit/endpoint'
import { ErrorResult, FieldProblem } from '@telar/contract/kit/errors'
import { z } from 'zod'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Json
  return json
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Json, type = 'application/json') => ({ content: { [type]: { schema } } })

const ERRORS: Record<string, Json> = {
  401: { description: 'Not signed in, or the session is over', ...json(ref('ErrorResult')) },
  403: { description: 'The permission is missing', ...json(ref('ErrorResult')) },
  404: { description: 'No such record, or not yours', ...json(ref('ErrorResult')) },
  409: { description: 'Somebody else changed it, or it is in use', ...json(ref('ErrorResult')) },
  429: { description: 'Too many tries; Retry-After says how long to wait', ...json(ref('ErrorResult')) },
  500: { description: 'Unexpected; errorId is also in the log', ...json(ref('ErrorResult')) },
  503: { description: 'Busy or starting', ...json(ref('ErrorResult')) },
}
const BAD_REQUEST = {
  description: 'Fields that are wrong, or a rule that was not kept',
  content: {
    'application/problem+json': { schema: ref('FieldProblem') },
    'application/json': { schema: ref('ErrorResult') },
  },
}

function success({ response, as }: Bound): Json {
  if (as === 'text') return { description: 'Text', ...json({ type: 'string' }, 'text/plain') }
  if (as === 'events') {
    const { data } = response as EventsAnswer
    return { description: 'Events; the data of each is JSON', ...json(schemaOf(data, 'output'), 'text/event-stream') }
  }
  if (as === 'file') {
    const type = 'type' in response ? String(response.type) : 'application/octet-stream'
    return { description: 'A file', ...json({ type: 'string', format: 'binary' }, type) }
  }
  return { description: 'OK', ...json(schemaOf(response as z.ZodType, 'output')) }
}

function statuses({ access, kind, params, guarded }: Bound): string[] {
  return [
    ...(access === 'public' && !guarded ? [] : ['401']),
    ...(access === 'public' || access === 'signed-in' ? [] : ['403']),
    ...(params ? ['404'] : []),
    ...(kind === 'write' ? ['409'] : []),
    ...(guarded ? ['429'] : []),
    '500',
    '503',
  ]
}

function parameters({ params, query, creates }: Bound): Json[] {
  const from = (schema: z.ZodType | undefined, where: 'path' | 'query') => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
      properties?: Record<string, Json>
      required?: string[]
    }
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema,
    }))
  }
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }
  return [...from(params, 'path'), ...from(query, 'query'), ...(creates ? [key] : [])]
}

function operation(endpoint: Bound): Json {
  const { access, resource, name, summary, body } = endpoint
  const wrong = body || endpoint.params || endpoint.query ? { 400: BAD_REQUEST } : {}
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary,
    description:
      access === 'public' ? 'Anybody.' : access === 'signed-in' ? 'Anybody signed in.' : `Needs \`${access}\`.`,
    security: access === 'public' ? [] : [{ bearer: [] }],
    parameters: parameters(endpoint),
    ...(body ? { requestBody: { required: true, ...json(schemaOf(body, 'input')) } } : {}),
    responses: {
      200: success(endpoint),
      ...wrong,
      ...Object.fromEntries(statuses(endpoint).map((status) => [status, ERRORS[status]])),
    },
  }
}

/** The whole contract as an OpenAPI 3.1 document. */
export function openapi(): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints(contract)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Telar',
      version: '1',
      description:
        'Every request under /api/ carries the header `Tenant: root`, and a bearer token once signed in. What is written with the header `Whose: <user id>` is refused if the token is somebody else’s. Messages come in the language of Accept-Language: es, en, pt or ca.',
    },
    tags: Object.keys(contract).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { ErrorResult: schemaOf(ErrorResult, 'output'), FieldProblem: schemaOf(FieldProblem, 'output') },
    },
  }
}
