import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a chat server does when it is asked: says words, wants a tool used, errs, hangs, or breaks off. */
export type Gesto =
  | { dice: string[]; entero?: boolean }
  | { usa: string; con: object }
  | { error: number }
  | { calla: true }
  | { corta: string }

export interface ServidorDePrueba {
  url: string
  /** What it does, request after request; the last one again and again. */
  gestos: Gesto[]
  pedidos: { autorizacion: string; cuerpo: { messages: { role: string; content: string }[]; tools?: unknown[] } }[]
  close(): void
}

const evento = (delta: object) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`

function hacer(gesto: Gesto, reply: ServerResponse): void {
  if ('error' in gesto) {
    reply.writeHead(gesto.error).end('no')
    return
  }
  if ('calla' in gesto) return
  if ('dice' in gesto && gesto.entero) {
    const message = { role: 'assistant', content: gesto.dice.join('') }
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ choices: [{ message }] }))
    return
  }
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('corta' in gesto) {
    reply.write(evento({ content: gesto.corta }), () => reply.destroy())
    return
  }
  if ('dice' in gesto) for (const content of gesto.dice) reply.write(evento({ content }))
  else {
    const argumentos = JSON.stringify(gesto.con)
    const mitad = Math.floor(argumentos.length / 2)
    const nombre = { name: gesto.usa, arguments: argumentos.slice(0, mitad) }
    reply.write(evento({ tool_calls: [{ index: 0, id: 'una', type: 'function', function: nombre }] }))
    reply.write(evento({ tool_calls: [{ index: 0, function: { arguments: argumentos.slice(mitad) } }] }))
  }
  reply.end('data: [DONE]\n\n')
}

/** A stand-in for a server that speaks OpenAI's chat. */
export async function servidorDePrueba(): Promise<ServidorDePrueba> {
  const servidor: ServidorDePrueba = { url: '', gestos: [], pedidos: [], close: () => {} }
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const cuerpo = JSON.parse(Buffer.concat(parts).toString())
      servidor.pedidos.push({ autorizacion: request.headers.authorization ?? '', cuerpo })
      const gesto = servidor.gestos.length > 1 ? servidor.gestos.shift() : servidor.gestos[0]
      hacer(gesto ?? { error: 500 }, reply)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  servidor.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  servidor.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return servidor
}
