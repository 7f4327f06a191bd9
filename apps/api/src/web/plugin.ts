import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import middie from '@fastify/middie'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mensaje } from '../i18n/mensaje.ts'
import { AppError, isAway, malformed } from '../kit/errors.ts'
import type { Spoken } from '../kit/language.ts'
import { sendKept } from '../kit/memory/answers.ts'
import type { Kept } from '../kit/memory/kept.ts'
import { remembered } from '../kit/memory/remembered.ts'
import { builtWeb, devServer, loadBundle, type WebBundle } from './bundle.ts'
import { hashedFiles, isItself } from './files.ts'
import { readForms } from './formularios.ts'
import { inProcessFetch } from './in-process.ts'
import { keepLanguage, languageInAddress, pageLanguage } from './language.ts'
import { mapa } from './mapa.ts'
import { failedPage, freshPage, pageKey, renderPage, sendPage } from './page.ts'

export interface WebOptions {
  dev: boolean
  /** Where people reach the site; without it, where the request says it was sent. */
  publicUrl?: string
  /** Where finished pages are kept; without it every page is made anew. */
  kept?: Kept
  /** The languages that pages are given in. */
  spoken: Spoken
}

const API = /^\/api(\/|$)/i
const LANGUAGE_PAGE = /^\/language(\?|$)/
/** Files whose name changes with their content. */
const HASHED = '/assets/'

const RETRY_AFTER_S = 5

/** The site that a request names; one that names nothing possible is refused. */
function siteOf({ protocol, host }: FastifyRequest): string {
  const named = `${protocol}://${host || 'localhost'}`
  const site = URL.canParse(named) ? new URL(named) : undefined
  if (site?.href !== `${site?.origin}/`) throw malformed()
  return site.origin
}

/** How an address begins that browsers and routers take for the name of another site. */
const ANOTHER_SITE = /^\/[/\\]+/

/** What is answered when a page cannot be: the visitor's mistake, a moment without the database, or ours. */
function failureOf(error: unknown): {
  status: 400 | 500 | 503
  key: 'error.malformed' | 'error.unexpected' | 'error.busy'
} {
  if (error instanceof AppError && error.statusCode === 400) return { status: 400, key: 'error.malformed' }
  return isAway(error) ? { status: 503, key: 'error.busy' } : { status: 500, key: 'error.unexpected' }
}

/** Everything that is not the API: the web's files, and its pages rendered in this process. */
export async function web(app: FastifyInstance, { dev, publicUrl, kept, spoken }: WebOptions): Promise<void> {
  const bundle = dev ? await develop(app) : await serve(app)
  const fetch = inProcessFetch(app)
  const keys = remembered<string>()

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (ANOTHER_SITE.test(request.url)) return reply.redirect(request.url.replace(ANOTHER_SITE, '/'), 301)
    const { entry, manifest } = await bundle()
    const origin = publicUrl ?? siteOf(request)
    const idioma = pageLanguage(request, spoken())
    const chosen = LANGUAGE_PAGE.test(request.url) ? languageInAddress(request, spoken()) : undefined
    if (chosen) return keepLanguage(request, reply, { entry, idioma: chosen, origin })
    const render = () => renderPage({ entry, manifest }, { url: request.url, idioma, origin }, fetch)
    const key = keys(`${idioma} ${origin} ${request.url}`, () => pageKey(request.url, idioma, origin))
    if (!kept || !key) return sendPage(reply, await render())
    return sendKept(request, reply, await kept.page(key, async () => freshPage(await render())), key)
  }

  mapa(app)
  const orSayWhy = (how: typeof answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await how(request, reply)
    } catch (error) {
      const { status, key } = failureOf(error)
      if (status !== 400) request.log[status === 500 ? 'error' : 'warn']({ err: error }, 'page failed')
      if (status === 503) reply.header('retry-after', String(RETRY_AFTER_S))
      const idioma = pageLanguage(request, spoken())
      return sendPage(reply, failedPage(status, { idioma, sentence: mensaje(idioma, key), errorId: request.id }))
    }
  }
  const page = orSayWhy(answer)
  app.get('/*', (request, reply) =>
    API.test(request.url) || request.url.startsWith(HASHED) ? reply.callNotFound() : page(request, reply),
  )
  await readForms(app, (posted) =>
    orSayWhy(async (request, reply) => {
      const idioma = pageLanguage(request, spoken())
      const asked = { url: request.url, idioma, origin: publicUrl ?? siteOf(request), posted }
      const { headers, ...rest } = await renderPage(await bundle(), asked, fetch)
      return sendPage(reply, { ...rest, headers: { ...headers, 'cache-control': 'no-store' } })
    }),
  )
}

const HOUR = 'public, max-age=3600'

/** The few files that keep their name, beside those that do not. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && isItself(entry.name)).map(({ name }) => name)
}

type LoadBundle = () => Promise<WebBundle>

async function serve(app: FastifyInstance): Promise<LoadBundle> {
  const dir = await builtWeb()
  const bundle = await loadBundle(dir)
  const client = join(dir, 'client')
  await hashedFiles(app, join(client, HASHED), HASHED)
  await app.register(fastifyStatic, {
    root: client,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', HOUR),
  })
  for (const name of await namesIn(client)) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name))
  }
  return async () => bundle
}

async function develop(app: FastifyInstance): Promise<LoadBundle> {
  const vite = await devServer(app.server)
  await app.register(middie)
  app.use((request, response, next) => {
    if (API.test(request.url ?? '')) next()
    else vite.middlewares(request, response, next)
  })
  app.addHook('onClose', () => vite.close())
  return async () => ({ entry: await vite.load(), manifest: vite.manifest })
}
