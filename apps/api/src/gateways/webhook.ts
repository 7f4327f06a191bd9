import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net'
import type { Config } from '../config.ts'
import { outside } from '../db/outside.ts'

const TIMEOUT_MS = 10_000

/** Networks in which nobody out there lives. */
const NOT_PUBLIC = new BlockList()
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 4],
    ['240.0.0.0', 4],
  ] as const),
])
  NOT_PUBLIC.addSubnet(net, bits, 'ipv4')
// Of the newer addresses only one eighth is given out, and parts of that lead to older ones.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_PUBLIC.addSubnet(net, bits, 'ipv6')
const GIVEN_OUT = new BlockList()
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6')

/** Whether an address is one of the world's, not of a house's own network or machine. */
export const isPublic = (address: string): boolean =>
  isIPv4(address)
    ? !NOT_PUBLIC.check(address, 'ipv4')
    : isIPv6(address) && GIVEN_OUT.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6')

type Setting = Pick<Config, 'WEBHOOKS_PRIVATE'>

/** What is wrong with an address as it is written; where its name leads is looked at each time it is called. */
export function refusedAddress(
  written: string,
  { WEBHOOKS_PRIVATE }: Setting,
): 'forma' | 'https' | 'privada' | undefined {
  if (!URL.canParse(written)) return 'forma'
  const { protocol, hostname, username, password } = new URL(written)
  if (username !== '' || password !== '' || !['https:', 'http:'].includes(protocol)) return 'forma'
  if (WEBHOOKS_PRIVATE === 'on') return undefined
  if (protocol !== 'https:') return 'https'
  const literal = hostname.replace(/^\[|\]$/g, '')
  return isIP(literal) !== 0 && !isPublic(literal) ? 'privada' : undefined
}

/** Looks a name up and refuses what leads into the house: the connection goes to the very address that was looked at. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || !first) return callback(error ?? new Error('There is no such host.'), '')
    if (!found.every(({ address }) => isPublic(address)))
      return callback(new Error('The address leads into a private network.'), '')
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })
}

interface Message {
  url: string
  headers: Record<string, string>
  body: string
}

/** Hands a message over and says with which status it was answered; throws when nobody answered in time. */
export type SendWebhook = (message: Message) => Promise<number>

/** Follows no redirect, keeps no connection, reads nothing of the answer but its status. */
export const webhookSender =
  (config: Setting): SendWebhook =>
  ({ url, headers, body }) => {
    outside('Another server')
    return new Promise((resolve, reject) => {
      const refused = refusedAddress(url, config)
      if (refused) return reject(new Error(`The address is refused: ${refused}.`))
      const request = url.startsWith('https:') ? httpsRequest : httpRequest
      const asked = request(url, {
        method: 'POST',
        agent: false,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        ...(config.WEBHOOKS_PRIVATE === 'on' ? {} : { lookup: publicLookup }),
      })
      asked.on('response', (response) => {
        resolve(response.statusCode ?? 0)
        response.on('error', () => {})
        response.destroy()
      })
      asked.on('error', reject)
      asked.end(body)
    })
  }
