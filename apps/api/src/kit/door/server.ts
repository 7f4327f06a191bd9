import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import proxyAddress, { compile } from '@fastify/proxy-addr'
import type { Config } from '../../config.ts'
import { KEPT_ALIVE_MS } from './head.ts'
import type { ShortWay } from './short-way.ts'

const HEADERS_MS = 15_000
/** A document on a slow line takes this long; nothing that is still on its way then is waited for. */
const REQUEST_MS = 120_000
/** Neither side has said a word. A line of notices beats oftener. */
const SILENCE_MS = 120_000
const LOOKED_AT_EVERY_MS = 5000

/** Whom the server believes about a visitor's address: counted from us outwards, or by their own addresses. */
export const believing = (trusted: Config['TRUST_PROXY']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted

/** Where somebody comes from, as far as whoever stands in front is believed. */
export const addressBy = (believed: ReturnType<typeof believing>) =>
  believed === false ? ({ socket }: IncomingMessage) => socket.remoteAddress ?? '' : addressThrough(believed)

function addressThrough(believed: Exclude<ReturnType<typeof believing>, false>) {
  const trust = typeof believed === 'function' ? believed : compile(believed)
  return (raw: IncomingMessage) => proxyAddress(raw, trust)
}

/** What is known leaves at the door; the rest goes through the house. */
export function serverOf(shortWay: ShortWay, longWay: RequestListener): Server {
  const timeouts = { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: KEPT_ALIVE_MS }
  const server = createServer({ ...timeouts, connectionsCheckingInterval: LOOKED_AT_EVERY_MS }, (raw, response) => {
    if (!shortWay.take(raw, response)) longWay(raw, response)
  })
  return server.setTimeout(SILENCE_MS)
}
