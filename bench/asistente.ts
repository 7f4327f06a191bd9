import { entrar } from './entrar.ts'
import { load } from './load.ts'
import { dataFolder, run, serve } from './server.ts'
import type { Shot } from './shot.ts'

const PORT = Number(process.env.BENCH_PORT ?? 5318)
const MODELS = 5000
const GOAL_MS = 50
const SECONDS = 8
const CLIENTS = 8

const QUESTIONS: readonly [idioma: string, message: string][] = [
  ['es', '¿Tenéis vestidos de lino en talla 44?'],
  ['en', 'black dresses'],
  ['pt', 'posso devolver?'],
  ['ca', 'el 1215 en quins colors el feu?'],
  ['es', 'vestido largo de tirantes con espalda abierta'],
  ['en', 'something green for a weding in size 46'],
  ['pt', 'quanto tempo demora uma encomenda?'],
  ['ca', 'qui va guanyar la lliga?'],
]

/** Each from an address of its own: the limit for one of them is twenty. */
function question(url: string, n: number): Shot {
  const [idioma, message] = QUESTIONS[n % QUESTIONS.length] as (typeof QUESTIONS)[number]
  return {
    url: `${url}/api/v1/chatbot/public-web-completion`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': idioma,
      'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    },
    body: JSON.stringify({ conversationId: `bench-${n}`, message }),
  }
}

/** How fast does the assistant answer by itself, over a large catalogue? */
export async function asistente(): Promise<void> {
  await dataFolder(async (folder) => {
    await run('packages/demo/src/seed.ts', ['--models', String(MODELS)], { DATA_DIR: folder })
    const env = { DATA_DIR: folder, TRUST_PROXY: 'loopback' }
    const server = await serve('apps/api/src/main.mjs', PORT, '/api/health/ready', env)
    let n = 0
    const next = () => question(server.url, n++)
    const first = performance.now()
    await load(next, { connections: 1, seconds: 0.001 })
    console.log(`first answer, the index of ${MODELS} models made for it: ${Math.round(performance.now() - first)} ms`)
    await load(next, { connections: 1, seconds: 2 })
    const alone = await load(next, { connections: 1, seconds: SECONDS })
    const together = await load(next, { connections: CLIENTS, seconds: SECONDS })
    for (const [name, { perSecond, p50, p95, failed }] of [
      ['one after the other', alone],
      [`${CLIENTS} at a time`, together],
    ] as const) {
      console.log(
        `assistant over ${MODELS} models, ${name}: ${Math.round(perSecond)}/s, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (goal < ${GOAL_MS}), ${failed} failed`,
      )
    }
    const search = await load(
      {
        url: `${server.url}/api/v1/modelos/search`,
        method: 'POST',
        headers: await entrar(server.url, 'ventas@telar.test'),
        body: JSON.stringify({ keyword: 'vestido lino' }),
      },
      { connections: 1 },
    )
    console.log(
      `staff search of ${MODELS} models, two words, alone: p50 ${search.p50.toFixed(2)} ms (goal ≤ 2), ${search.failed} failed`,
    )
    await server.stop()
  })
}
