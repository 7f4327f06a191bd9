import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ServicioDeVoz {
  url: string
  /** What it hears in the next recording; nothing means that it fails. */
  oye: { text: string; duration: number } | null
  /** What it was last asked. */
  pedido: string
  close(): void
}

/** A stand-in for a speech service. */
export async function servicioDeVoz(): Promise<ServicioDeVoz> {
  const servicio: ServicioDeVoz = { url: '', oye: null, pedido: '', close: () => {} }
  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      servicio.pedido = `${request.url}\n${request.headers.authorization ?? ''}\n${Buffer.concat(parts).toString('latin1')}`
      if (servicio.oye === null) reply.writeHead(500).end('no')
      else reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(servicio.oye))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  servicio.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  servicio.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return servicio
}

/** A second of silence, as a browser would not record it but any service reads it. */
export function silencio(): Buffer {
  const rate = 8000
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + rate, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(rate, 40)
  return Buffer.concat([header, Buffer.alloc(rate, 128)])
}
