import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const FIVE_MINUTES = 300
const secret = Buffer.from(process.env.WEBHOOK_SECRET.replace('whsec_', ''), 'base64')
const seen = new Set()

/** One of the signatures is ours, and the message is no older than five minutes. */
function holds(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': when, 'webhook-signature': signatures = '' } = headers
  if (Math.abs(Date.now() / 1000 - Number(when)) > FIVE_MINUTES) return false
  const right = createHmac('sha256', secret).update(`${id}.${when}.${body}`).digest()
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64')
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

createServer(async (request, response) => {
  const body = await text(request)
  if (!holds(request.headers, body)) return response.writeHead(401).end()
  const id = request.headers['webhook-id']
  if (!seen.has(id)) console.log(JSON.parse(body))
  seen.add(id)
  return response.writeHead(204).end()
}).listen(Number(process.env.PORT ?? 8080))
