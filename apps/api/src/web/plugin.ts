import { join } from 'node:path'
import middie from '@fastify/middie'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendKept } from '../kit/memory/answers.ts'
import type { Kept } from '../kit/memory/kept.ts'
import { remembered } from '../kit/memory/remembered.ts'
import { builtWeb, devServer, loadBundle, type WebBundle } from './bundle.ts'
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
}

const API = /^\/api(\/|$)/i
const LANGUAGE_PAGE = /^\/language(\?|$)/
/** Files whose name changes with their content. */
const HASHED = '/assets/'

/** Everything that is not the API: the web's files, and its pages rendered in this process. */
export async function web(app: FastifyInstance, { dev, publicUrl, kept }: WebOptions): Promise<void> {
  const bundle = dev ? await develop(app) : await serve(app)
  const fetch = inProcessFetch(app)
  const keys = remembered<string>()

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { entry, manifest } = await bundle()
    const origin = publicUrl ?? `${request.protocol}://${request.host}`
    const idioma = pageLanguage(request)
    if (LANGUAGE_PAGE.test(request.url) && languageInAddress(request))
      return keepLanguage(request, reply, { entry, idioma, origin })
    const render = () => renderPage({ entry, manifest }, { url: request.url, idioma, origin }, fetch)
    const key = keys(`${idioma} ${origin} ${request.url}`, () => pageKey(request.url, idioma, origin))
    if (!kept || !key) return sendPage(reply, await render())
    return sendKept(request, reply, await kept.page(key, async () => freshPage(await render())))
  }

  mapa(app)
  app.get('/*', async (request, reply) => {
    if (API.test(request.url) || request.url.startsWith(HASHED)) return reply.callNotFound()
    try {
      return await answer(request, reply)
    } catch (error) {
      request.log.error({ err: error, errorId: request.id }, 'page failed')
      return sendPage(reply, failedPage(request.id))
    }
  })
}

type LoadBundle = () => Promise<WebBundle>

async function serve(app: FastifyInstance): Promise<LoadBundle> {
  const dir = await builtWeb()
  const bundle = await loadBundle(dir)
  await app.register(fastifyStatic, {
    root: join(dir, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes(HASHED)
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
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
