import type { Bound } from '@telar/contract/kit/endpoint'
import fc from 'fast-check'
import { z } from 'zod'
import { arbitraryFor, nastyString } from './arbitrary.ts'

const names = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)

const jsonOf = (schema: z.ZodType) =>
  arbitraryFor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as object)

/** What stands behind the question mark: what the call asks for, spoiled, and what nobody asked for. */
const queryOf = ({ query }: Bound) => {
  const asked = Object.keys((query as { shape?: object } | undefined)?.shape ?? {})
  const name = fc.oneof(
    ...[...asked, 'id', 'pageNumber', '__proto__', 'a[b]'].map((one) => fc.constant(one)),
    nastyString,
  )
  return fc.array(fc.tuple(name, nastyString), { maxLength: 4 })
}

/** A form as a browser sends it, with a file that is not what it says. */
const formOf = () =>
  fc.record({
    field: fc.constantFrom('file', 'data', 'texto', ''),
    name: nastyString,
    type: fc.constantFrom('image/png', 'application/pdf', 'audio/webm', 'text/plain', 'nonsense'),
    content: fc.oneof(
      nastyString,
      fc.constant('\u0089PNG\r\n'),
      fc.constant('PK\u0003\u0004'),
      fc.constant('%PDF-1.7'),
    ),
  })

/** Whatever could be sent to a call: mostly what it asks for, spoiled here and there. */
export const inputs = (endpoint: Bound) =>
  fc.record({
    params: fc.tuple(...names(endpoint.path).map(() => fc.oneof(nastyString, fc.uuid(), fc.integer().map(String)))),
    query: queryOf(endpoint),
    body: endpoint.body ? jsonOf(endpoint.body as z.ZodType) : fc.constant(undefined),
    form: endpoint.multipart ? fc.option(formOf()) : fc.constant(null),
  })
export type Input = ReturnType<typeof inputs> extends fc.Arbitrary<infer I> ? I : never

const BOUNDARY = 'telar-boundary'

function multipart({ field, name, type, content }: NonNullable<Input['form']>) {
  const safe = (text: string) => text.toWellFormed().replace(/[\r\n"]/g, '_')
  const head = `Content-Disposition: form-data; name="${safe(field)}"; filename="${safe(name)}"`
  return `--${BOUNDARY}\r\n${head}\r\nContent-Type: ${type}\r\n\r\n${content.toWellFormed()}\r\n--${BOUNDARY}--\r\n`
}

interface Written {
  url: string
  headers: Record<string, string>
  payload?: string
}

/** What goes over the wire for it. */
export function written(endpoint: Bound, { params, query, body, form }: Input): Written {
  let i = 0
  const path = endpoint.path.replace(/:\w+/g, () => encodeURIComponent(String(params[i++] ?? '').toWellFormed()) || '0')
  const asked = query.map(([name, value]): [string, string] => [name.toWellFormed(), value.toWellFormed()])
  const payload = form ? multipart(form) : body === undefined ? undefined : JSON.stringify(body)
  const type = form ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json'
  return {
    url: asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path,
    headers: payload === undefined ? {} : { 'content-type': type },
    ...(payload === undefined ? {} : { payload }),
  }
}
