import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Bound, type Cached, maxBodyOf } from '@telar/contract/kit/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../db/connection.ts'
import type { Call, FileResult, Implementation, Steps } from './call.ts'
import type { Caller } from './caller.ts'
import type { Bodies } from './door/bodies.ts'
import { AppError, FieldsError, forbidden, unauthenticated } from './errors.ts'
import { guard } from './guard.ts'
import type { House } from './house.ts'
import { once } from './idempotency.ts'
import { checkTenant, checkWhose } from './identity.ts'
import { languageOf } from './language.ts'
import { sendKept } from './memory/answers.ts'
import { remembered } from './memory/remembered.ts'
import { readFrom } from './memory/sources.ts'
import { inWords, present } from './present.ts'
import { triedAgain } from './tried-again.ts'
import { uploadOf } from './upload.ts'
import { visitOf } from './visit.ts'
import { writing } from './writing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, known before anything of the body is read. */
    caller: Caller | null
  }
}

type AnyCall = Call<Bound>
type AnyHandler = (call: AnyCall) => Promise<unknown>
type AnySteps = Pick<Steps<Bound>, 'before'> & {
  write: (call: AnyCall, ready: unknown) => Promise<unknown>
  undo: ((call: AnyCall, ready: unknown) => Promise<unknown>) | undefined
  read: ((call: AnyCall, written: unknown) => Promise<unknown>) | undefined
}

const JSON_TYPE = 'application/json; charset=utf-8'
const TEXT_TYPE = 'text/plain; charset=utf-8'
/** A document that somebody opens in the browser after all is nobody's page there. */
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'"
/** Neither kept nor gathered by whatever stands between. */
const AS_IT_COMES = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }
const STREAM = { 'content-type': 'text/event-stream; charset=utf-8', ...AS_IT_COMES }

function authorize({ access }: Bound, user: Caller | null): void {
  if (access === 'public') return
  if (!user) throw unauthenticated()
  // What anybody signed in may do is about themselves: programs have no such self.
  if (access === 'signed-in' ? user.llave : !user.permissions.has(access)) throw forbidden()
}

/** A file can be long in the making: whoever may no longer have it by then gets nothing of it. */
async function authorizeAgain(endpoint: Bound, { identity }: House, user: Caller | null, result: unknown) {
  if (endpoint.kind !== 'read' || endpoint.as !== 'file' || !user || endpoint.access === 'public') return
  try {
    authorize(endpoint, await identity.again(user))
  } catch (error) {
    const { content } = result as FileResult
    if (content instanceof Readable) content.destroy()
    throw error
  }
}

const parse = (schema: z.ZodType | undefined, value: unknown): unknown => schema?.parse(value ?? {})

function send(endpoint: Bound, reply: FastifyReply, result: unknown): FastifyReply {
  if (endpoint.as === 'text')
    return reply
      .headers(result instanceof Readable ? AS_IT_COMES : {})
      .type(TEXT_TYPE)
      .send(result)
  if (endpoint.as === 'json') return reply.type(JSON_TYPE).send(inWords(result))
  if (endpoint.as === 'events') return reply.headers(STREAM).send(result)
  const { name, content } = result as FileResult
  const type = 'type' in endpoint.response ? String(endpoint.response.type) : 'application/octet-stream'
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', SANDBOX)
    .send(content)
}

const stepsOf = (handler: AnyHandler | AnySteps): AnySteps =>
  typeof handler === 'function'
    ? { before: async () => undefined, write: handler, undo: undefined, read: undefined }
    : handler

/** Most writes are one part; of those in two the first is over before the transaction begins. */
async function write(endpoint: Bound, handler: AnyHandler | AnySteps, call: AnyCall, request: FastifyRequest) {
  const { before, write, undo, read } = stepsOf(handler)
  const ready = await before(call)
  let written = false
  const run = async (tx: Db) => {
    const result = await write({ ...call, db: tx }, ready)
    written = true
    return read ? result : present(endpoint, result)
  }
  try {
    const { pool } = laneOf(endpoint, call.house)
    const by = { user: call.user, requestId: request.id, exclusive: endpoint.exclusive }
    return await writing(pool, by, (tx) =>
      endpoint.creates ? once(tx, endpoint, call, request, () => run(tx)) : run(tx).catch(keepIfItCommits),
    )
  } finally {
    // One that could not be committed may have been all the same: what it names must stay.
    if (!written) await undo?.(call, ready).catch((error) => call.log.warn({ err: error }, 'Something is left behind.'))
  }
}

async function perform(
  endpoint: Bound,
  handler: AnyHandler | AnySteps,
  call: AnyCall,
  request: FastifyRequest,
): Promise<unknown> {
  if (endpoint.kind === 'read') readFrom(endpoint.cached)
  if (endpoint.kind === 'read' || endpoint.alone) return present(endpoint, await (handler as AnyHandler)(call))
  const later: (() => Promise<unknown>)[] = []
  const { result, touched } = await triedAgain(() => {
    later.length = 0
    return write(endpoint, handler, { ...call, after: (work) => later.push(work) }, request)
  }, call.reloj)
  // What this write changed must not be seen for another moment, not even until the database's notice arrives.
  call.house.kept.drop(touched)
  for (const table of touched) call.house.replica?.progress.changed(table)
  for (const work of later)
    await work().catch((error) => call.log.warn({ err: error }, 'What was to follow a write failed.'))
  if (result instanceof AppError) throw result
  const { read } = stepsOf(handler)
  return read ? present(endpoint, await read(call, result)) : result
}

function keepIfItCommits(error: unknown): AppError {
  if (error instanceof AppError && error.commits) return error
  throw error
}

/** An id in the body that is not the one in the address is a mistake, whatever the call does with it. */
function refuseOtherId(params: unknown, body: unknown): void {
  const id = (params as { id?: unknown } | undefined)?.id
  const named = (body as { id?: unknown } | null | undefined)?.id
  if (id !== undefined && named !== undefined && named !== null && named !== id)
    throw new FieldsError({ id: ['error.id-differs'] })
}

/** What reads, or writes by one statement, has nothing to wait for. */
const refuseAfter: AnyCall['after'] = () => {
  throw new Error('Only a write in a transaction has an afterwards.')
}

const laneOf = ({ essential }: Bound, house: House) => (essential ? house.essential : house)

/** A request and what will be its answer. */
interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}

function callOf(endpoint: Bound, own: House, { request, reply }: Exchange, user: Caller | null): AnyCall {
  const copy = own.replica?.for(endpoint, user, request)
  const house = own.replica && copy ? { ...own, long: own.replica.long } : own
  const params = parse(endpoint.params, request.params)
  if (endpoint.body) refuseOtherId(params, request.body)
  let upload: Promise<Buffer> | undefined
  return {
    params,
    query: parse(endpoint.query, request.query),
    body: endpoint.multipart && request.isMultipart() ? undefined : parse(endpoint.body, request.body),
    upload: endpoint.multipart ? () => (upload ??= uploadOf(request)) : undefined,
    db: (copy ?? laneOf(endpoint, house)).db,
    user,
    idioma: languageOf(request, house),
    ip: request.ip,
    visit: visitOf(request, reply, house.config),
    reloj: house.reloj,
    house,
    log: request.log,
    after: refuseAfter,
  } as unknown as AnyCall
}

/** Waits with the answer, whatever it is, until so much time has passed since it was asked for. */
async function steadily<R>({ steady }: Bound, work: () => Promise<R>): Promise<R> {
  if (!steady) return work()
  const [result] = await Promise.allSettled([work(), sleep(steady)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** What calls are mounted on. */
interface Ground {
  house: House
  bodies: Bodies
}

function route(app: FastifyInstance, { house, bodies }: Ground, endpoint: Bound, handler: AnyHandler | AnySteps): void {
  const most = maxBodyOf(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: most,
    onRequest: async (request, reply) => {
      request.caller = await house.identity.of(request, endpoint.access)
      authorize(endpoint, request.caller)
      if (endpoint.kind === 'write' && endpoint.access !== 'public') checkWhose(request, request.caller)
      bodies.receive(request, reply, most, request.caller?.id)
    },
    handler: async (request, reply) => {
      const call = callOf(endpoint, house, { request, reply }, request.caller)
      const result = await guard(endpoint, call, { request, reply }, () =>
        steadily(endpoint, () => perform(endpoint, handler, call, request)),
      ).finally(() => endpoint.kind === 'write' && house.replica?.wrote(request.caller, reply))
      await authorizeAgain(endpoint, house, request.caller, result)
      return send(endpoint, reply, result)
    },
  })
}

/** A read whose answer is the same for everybody who may have it: it is made once and kept. */
function cachedRoute(app: FastifyInstance, house: House, endpoint: Bound, cached: Cached, handler: AnyHandler): void {
  house.kept.check(cached)
  const lasting = endpoint.access === 'public'
  const keys = remembered<string>()
  // Only what the contract names tells answers apart: an address with other words in it fills no memory.
  const keyOf = (exchange: Exchange) =>
    keys(exchange.request.url, () => {
      const { params, query } = callOf(endpoint, house, exchange, null)
      return JSON.stringify([endpoint.path, params, query])
    })
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const caller = endpoint.access === 'public' ? null : await house.identity.of(request, endpoint.access)
      if (endpoint.access === 'public') checkTenant(request)
      else authorize(endpoint, caller)
      readFrom(cached)
      const shown = cached.apart ? caller : null
      const word = shown ? await house.apart(shown) : ''
      const make = async () => {
        const body = inWords(present(endpoint, await handler(callOf(endpoint, house, { request, reply }, shown))))
        return { headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-cache' }, body }
      }
      const key = word ? `${keyOf({ request, reply })} ${word}` : keyOf({ request, reply })
      const kept = await house.kept.answer(cached, key, make, { lasting })
      return sendKept(request, reply, kept, lasting ? key : undefined)
    },
  })
}

/** Puts a resource on the wire: identify, authorize, validate, run (a write in one transaction), present. */
export function mount(app: FastifyInstance, ground: Ground, { contract, handlers }: Implementation): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    if (!endpoint.access || endpoint.access.endsWith('.undefined')) {
      throw new Error(`${endpoint.method} ${endpoint.path} declares no access.`)
    }
    const handler = handlers[name]
    if (!handler) throw new Error(`${endpoint.method} ${endpoint.path} has no handler.`)
    const run = handler as unknown as AnyHandler
    const { cached } = endpoint
    if (cached && cached.shared !== false) cachedRoute(app, ground.house, endpoint, cached, run)
    else route(app, ground, endpoint, run)
  }
}
