import type { FastifyInstance, InjectOptions } from 'fastify'

/** A `fetch` that reaches the API of this very process: the same routes, checks and answers, without a socket. */
export function inProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init = {}) => {
    const options: InjectOptions = {
      method: (init.method ?? 'GET') as 'GET',
      url: String(input),
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.body ? { payload: String(init.body) } : {}),
    }
    const { statusCode, headers, rawPayload } = await app.inject(options)
    const fields = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: fields as [string, string][] })
  }
}
