import type { ServerResponse } from 'node:http'

/** Longer than proxies keep theirs, so that it is never we who hang up on a question. */
export const KEPT_ALIVE_MS = 72_000

/** Where Node has a head that is written already: what it finds there is sent as it is. */
interface WithHead {
  _header: string | null
}

const STAYS = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEPT_ALIVE_MS / 1000}\r\n\r\n`

/** Names and values in turns, as lines. */
export const linesOf = (headers: readonly string[]): string =>
  headers.map((text, n) => (n % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('')

let second = 0
let date = ''

/** The line of the moment, written once a second. */
function dateLine(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = `Date: ${new Date(now * 1000).toUTCString()}\r\n`
  }
  return date
}

/**
 * Answers 200 with lines that were looked at when they first left, on a connection that stays: Node would read every
 * letter of them again, which takes longer than all the rest of a kept answer.
 */
export function sendWithLines(response: ServerResponse, lines: string, body: Buffer): void {
  ;(response as unknown as WithHead)._header = `HTTP/1.1 200 OK\r\n${lines}${dateLine()}${STAYS}`
  response.end(body)
}
