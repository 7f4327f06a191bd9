import { readFileSync } from 'node:fs'
import http from 'node:http'

/** A server that does nothing but send bytes it was given at the start: what nothing can beat. */
const bytes = readFileSync(process.env.BYTES ?? '')
const type = process.env.TYPE ?? 'application/json'
const headers = { 'content-type': type, 'content-length': bytes.length }

http
  .createServer((_, response) => {
    response.writeHead(200, headers)
    response.end(bytes)
  })
  .listen(Number(process.env.PORT), '127.0.0.1')
