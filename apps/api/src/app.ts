import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import { contract } from '@telar/contract'
import { webmodelos } from '@telar/contract/catalogo/webmodelos'
import { endpoints } from '@telar/contract/kit/contract'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { servirImagenes } from './casa/imagenes/servir.ts'
import { paginasPublicas } from './catalogo/webmodelos/queries.ts'
import type { Implementation } from './kit/call.ts'
import { docs } from './kit/docs.ts'
import { Bodies } from './kit/door/bodies.ts'
import { capConnections } from './kit/door/connections.ts'
import { addressBy, believing, serverOf } from './kit/door/server.ts'
import { type Answered, ShortWay } from './kit/door/short-way.ts'
import { limitVisits, visitsOf } from './kit/door/visits.ts'
import { AppError, busy, errorAnswer } from './kit/errors.ts'
import type { House } from './kit/house.ts'
import { languageOf } from './kit/language.ts'
import { loggerOptions } from './kit/logger.ts'
import { metrics } from './kit/metrics.ts'
import { mount } from './kit/mount.ts'
import { loadRoutes } from './routes.ts'
import { findable } from './web/sitemap.ts'

const MAX_FILE = 20 * 1024 * 1024
/** What is sent to no call at all is read this far. */
const UNASKED = 64 * 1024
const MAX_EVENT_LOOP_DELAY_MS = 3000
const RETRY_AFTER_S = 5
/** Pages have a policy of their own; what only browsers of the past asked for is not sent. */
const HEADERS = {
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const
/** Files that never change: they carry none of the headers by which a page is guarded or asked about again. */
const FILES = /^\/(assets|img)\//
const OF_PAGES = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
  'accept-ranges',
  'last-modified',
  'etag',
]

/** Whoever opens an answer that is no page opens something that runs nothing and stands in nobody's frame. */
const NO_PAGE = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Every call of the contract has code behind it, or the server does not start. */
function checkComplete(implementations: Implementation[]): void {
  const implemented = new Set(
    implementations.flatMap(({ contract: c }) => Object.values(c).map((e) => `${e.method} ${e.path}`)),
  )
  const missing = endpoints(contract).filter((endpoint) => !implemented.has(`${endpoint.method} ${endpoint.path}`))
  if (missing.length > 0) throw new Error(`No code behind ${missing.map((e) => `${e.method} ${e.path}`).join(', ')}.`)
}

function answerErrors(app: FastifyInstance, house: House): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = errorAnswer(error, languageOf(request, house), request.id)
    if (answer.unexpected) request.log.error({ err: error }, 'unexpected')
    if (answer.noted) request.log.warn({ err: error }, 'away')
    if (answer.retryAfter) reply.header('retry-after', String(answer.retryAfter))
    return reply.code(answer.status).type(answer.contentType).send(JSON.stringify(answer.body))
  })
  app.setNotFoundHandler(() => {
    throw new AppError(404, 'Not Found.', 'error.no-such-call')
  })
}

function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, body as string, done)
  })
}

/**
 * Who comes when too much is waiting is asked to come back, but not for files: a page whose scripts do not come is
 * broken. What was not measured is no sign of it.
 */
export async function turnAway({ url }: { url: string }, _reply: unknown, _type: string, delay: number | undefined) {
  if (FILES.test(url) || !Number.isFinite(delay)) return
  throw busy(RETRY_AFTER_S)
}

/** Assembles the server: the API of the contract, its documents and what surrounds them. */
export async function createApp(house: House, log?: Writable): Promise<FastifyInstance> {
  const { config, kept, spoken } = house
  const believed = believing(config.TRUST_PROXY)
  const askedToWait = visitsOf(config.REQUESTS_PER_MINUTE, config.TRUST_PROXY !== false, house.siblings)
  const shortWay = new ShortWay({
    kept,
    spoken,
    askedToWait,
    addressOf: addressBy(believed),
    tell: (reqId, answered) => tell(app.log.child({ reqId }), answered),
  })
  const app: FastifyInstance = fastify({
    serverFactory: (longWay) => serverOf(shortWay, longWay),
    logger: loggerOptions(house.config, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: UNASKED,
    trustProxy: believed,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
  })
  house.seen.watch(app)
  // Behind a proxy all connections are its own.
  if (house.config.TRUST_PROXY === false) capConnections(app.server, house.config.CONNECTIONS_PER_ADDRESS)
  limitVisits(app, askedToWait)
  await app.register(cookie)
  await app.register(helmet, HEADERS)
  await app.register(underPressure, { maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS, pressureHandler: turnAway })
  await app.register(multipart, { limits: { files: 1, fileSize: MAX_FILE } })
  answerErrors(app, house)
  readBodies(app)
  app.addHook('onSend', async (request, reply) => {
    if (FILES.test(request.url) && reply.statusCode === 200) {
      for (const header of OF_PAGES) reply.removeHeader(header)
      return
    }
    reply.header('x-request-id', request.id)
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', NO_PAGE)
    if (request.url.startsWith('/api') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  const observe = await metrics(app, house)
  const tell = (log: FastifyBaseLogger, answered: Answered) => {
    observe(answered)
    log.info({ ...answered, ms: Math.round(answered.ms) }, 'answered')
  }
  app.addHook('onResponse', async (request, reply) => {
    shortWay.learn(request, reply)
    const { method, routeOptions, ip, caller } = request
    tell(request.log, {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: reply.elapsedTime,
      ip,
      who: caller?.id,
    })
  })
  app.addHook('preClose', async () => {
    shortWay.close()
    house.avisos.close()
  })
  const implementations = await loadRoutes()
  checkComplete(implementations)
  const bodies = new Bodies()
  app.decorateRequest('caller', null)
  app.decorateRequest('kept', null)
  for (const implementation of implementations) mount(app, { house, bodies }, implementation)
  servirImagenes(app, house)
  findable(app, house, { source: webmodelos.getAll.cached, paths: paginasPublicas })
  docs(app)
  return app
}
