import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Answer, sendKept } from '../kit/memory/answers.ts'

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
/** The shorter forms of a file are sent in its place, never by their own names. */
export const isItself = (name: string) => !/\.(?:br|gz)$/.test(name)

const YEAR = 'public, max-age=31536000, immutable'

function headersOf(name: string): Record<string, string> {
  const type = TYPES[extname(name)]
  if (!type) throw new Error(`Browsers would not know what ${name} is.`)
  return { 'content-type': type, 'cache-control': YEAR, vary: 'Accept-Encoding' }
}

/** Files whose name changes with their content: each is read once and kept, so that its turn never comes late. */
export async function hashedFiles(app: FastifyInstance, folder: string, prefix: string): Promise<void> {
  const all = new Set(await readdir(folder))
  const headers = new Map([...all].filter(isItself).map((name) => [name, headersOf(name)]))
  const read = new Map<string, Promise<Answer>>()

  async function answerOf(name: string, own: Record<string, string>): Promise<Answer> {
    const plain = await readFile(join(folder, name))
    const shorter = (end: string) => (all.has(name + end) ? readFile(join(folder, name + end)) : plain)
    const [br, gzip] = await Promise.all([shorter('.br'), shorter('.gz')])
    return { status: 200, headers: own, etag: `"${name}"`, plain, br, gzip }
  }
  const once = (name: string, own: Record<string, string>) => {
    const answer = read.get(name) ?? answerOf(name, own)
    read.set(name, answer)
    answer.catch(() => read.delete(name))
    return answer
  }
  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const name = request.params['*']
    const own = headers.get(name)
    if (!own) return reply.callNotFound()
    return sendKept(request, reply, await once(name, own), request.url === prefix + name ? null : undefined)
  })
}
