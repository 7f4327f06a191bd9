import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openapi } from '../apps/api/src/kit/openapi.ts'
import { type Api, type ApiCall, breaks, type Schema } from './api-breaks.ts'

/** What callers were told, a line for each call. */
const KEPT = join(import.meta.dirname, '../docs/api.kept.txt')

interface Operation {
  parameters: { name: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}

/** What callers cannot see a difference by is not kept: words, types that contain themselves, patterns that a format names, the limits of numbers that the language sets. */
function plain(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { $defs: _defs, description: _said, default: _default, ...kept } = value as Schema
  if (kept.format !== undefined) delete kept.pattern
  if (kept.minimum === Number.MIN_SAFE_INTEGER) delete kept.minimum
  if (kept.maximum === Number.MAX_SAFE_INTEGER) delete kept.maximum
  if (kept.additionalProperties === false) delete kept.additionalProperties
  return kept
}

const callOf = ({ parameters, requestBody, responses }: Operation): ApiCall => {
  const [body] = Object.values(requestBody?.content ?? {})
  const answers = Object.entries(responses[200]?.content ?? {}).map(([type, { schema }]) => [type, schema])
  return {
    params: Object.fromEntries(parameters.map(({ name, required, schema }) => [name, { required, schema }])),
    ...(body ? { body: body.schema } : {}),
    answers: Object.fromEntries(answers),
  }
}

const { paths } = openapi() as { paths: Record<string, Record<string, Operation>> }
const now: Api = Object.fromEntries(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, callOf(operation)]),
  ),
)

const written = (api: Api): string =>
  Object.entries(api)
    .map(([name, call]) => `${name} ${JSON.stringify(call, plain)}\n`)
    .sort()
    .join('')

const read = (text: string): Api =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const end = line.indexOf(' {"')
        return [line.slice(0, end), JSON.parse(line.slice(end + 1)) as ApiCall]
      }),
  )

const before = existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : ''
const broken = breaks(read(before), read(written(now)))
const asked = process.argv.slice(2)
if (broken.length > 0 && !asked.includes('--break')) {
  console.error(`Programs that call the API would break:\n  ${broken.join('\n  ')}`)
  console.error('Leave what was there, or say that it is meant: `node scripts/api.ts --write --break`.')
  process.exit(1)
}
if (asked.includes('--write')) writeFileSync(KEPT, written(now))
else if (before !== written(now)) console.log('The API has grown: `node scripts/api.ts --write` keeps what is new.')
