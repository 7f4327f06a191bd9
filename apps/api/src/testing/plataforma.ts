import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Aviso, Comunicado, Novedades } from '../facturacion/electronicas/efactura.ts'

/** How it answers: as it should, never, by hanging up (both keep what came), by refusing it, with rubbish, or not at all well. */
type Humor = 'responde' | 'calla' | 'corta' | 'rechaza' | 'basura' | 'otra-cosa' | 'falla'

/** Who carries invoices between businesses, as far as a company's program can see it. */
export interface PlataformaDePrueba {
  url: string
  /** By their keys, as often as they came. */
  facturas: Map<string, { ubl: string; veces: number }>
  avisos: Map<string, Aviso>
  /** What waits to be asked for. */
  comunicados: Comunicado[]
  llegadas: Novedades['facturas']
  /** From where it was asked. */
  desde: (string | null)[]
  humores: Humor[]
  /** With which key it was asked. */
  llaves: Set<string>
  close(): Promise<void>
}

export async function plataformaDePrueba(): Promise<PlataformaDePrueba> {
  const suya: PlataformaDePrueba = {
    ...{ url: '', facturas: new Map(), avisos: new Map(), comunicados: [], llegadas: [], desde: [], humores: [] },
    ...{ llaves: new Set(), close: async () => {} },
  }
  function json(reply: ServerResponse, status: number, body: unknown): void {
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  function guardar(clase: string, clave: string, body: string): void {
    if (clase === 'estados') suya.avisos.set(clave, JSON.parse(body) as Aviso)
    else suya.facturas.set(clave, { ubl: body, veces: (suya.facturas.get(clave)?.veces ?? 0) + 1 })
  }

  function atender(method: string, url: URL, body: string, reply: ServerResponse): void {
    const humor = suya.humores.shift() ?? 'responde'
    const [clase = '', clave = ''] = url.pathname.split('/').slice(-2)
    if (humor === 'falla') return void json(reply, 500, { error: 'Internal' })
    if (humor === 'basura') return void reply.writeHead(200).end('<html>')
    if (humor === 'otra-cosa') return void json(reply, 200, { nada: true })
    if (humor === 'rechaza') return void json(reply, 422, { motivo: 'El receptor no existe' })
    if (method === 'PUT') guardar(clase, clave, body)
    if (humor === 'calla') return
    if (humor === 'corta') return void reply.destroy()
    if (method === 'PUT') return void json(reply, 201, { id: `EXT-${clave.slice(0, 8)}` })
    suya.desde.push(url.searchParams.get('desde'))
    const { comunicados, llegadas: facturas } = suya
    json(reply, 200, { comunicados, facturas, marca: `m${suya.desde.length}` })
    suya.comunicados = []
    suya.llegadas = []
  }

  const server = createServer((request, reply) => {
    const parts: Buffer[] = []
    suya.llaves.add(request.headers.authorization ?? '')
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () =>
      atender(
        request.method ?? '',
        new URL(request.url ?? '', 'http://plataforma'),
        Buffer.concat(parts).toString('utf8'),
        reply,
      ),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  suya.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  suya.close = async () => {
    server.closeAllConnections()
    server.close()
  }
  return suya
}
