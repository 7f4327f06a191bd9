import { readFile } from 'node:fs/promises'
import { request as http } from 'node:http'
import { request as https } from 'node:https'
import type { ModoElectronica } from '@telar/domain/casa/ajustes'
import { type Dicho, SITUACIONES } from '@telar/domain/facturacion/electronica'
import { ReglaError } from '@telar/domain/regla'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { outside } from '../../db/outside.ts'

const TIMEOUT_MS = 60_000
const MAX_ANSWER = 20 * 1024 * 1024

type Via = Exclude<ModoElectronica, 'off'>
type Ajustes = Pick<
  Config,
  'EFACTURA_URL' | 'EFACTURA_PLATFORM_URL' | 'EFACTURA_PLATFORM_KEY' | 'VERIFACTU_CERT' | 'VERIFACTU_CERT_PASSWORD'
>

const Tomada = z.object({ id: z.string().min(1).max(200) })
const Devuelta = z.object({ motivo: z.string().trim().min(1) })

const Comunicado = z.object({
  /** Its own name, by which it is known again. */
  id: z.string().min(1).max(200),
  /** The key under which the invoice was sent. */
  factura: z.string().max(200),
  estado: z.enum(SITUACIONES),
  fecha: z.iso.date(),
  importe: z.number().nullish(),
  motivo: z.string().max(2000).nullish(),
})
export type Comunicado = z.output<typeof Comunicado>

const Llegada = z.object({ id: z.string().min(1).max(200), ubl: z.string().min(1) })

const Novedades = z.object({
  comunicados: z.array(Comunicado).max(1000),
  facturas: z.array(Llegada).max(100),
  /** From where to ask the next time. */
  marca: z.string().max(500).nullable(),
})
export type Novedades = z.output<typeof Novedades>

/** What the house says of an invoice. */
export interface Aviso {
  factura: string
  estado: Dicho
  fecha: string
  importe: number | null
  motivo: string
}

/** It was taken, and is called so there; or it was read and refused, and sending it again as it is would not help. */
export type Acuse = { clase: 'tomada'; id: string } | { clase: 'devuelta'; motivo: string }

/**
 * Who carries invoices between businesses. Each thing has a key of its own: sent twice it is one. Whatever is neither
 * taken nor refused in so many words is thrown: nobody knows, and it is tried again.
 */
export interface Efactura {
  entregar(clave: string, ubl: Buffer): Promise<Acuse>
  decir(clave: string, aviso: Aviso): Promise<Acuse>
  novedades(marca: string | null): Promise<Novedades>
}

interface Puerta {
  url: string
  headers: Record<string, string>
  pfx?: Buffer
  passphrase?: string | undefined
}

/** Whether there is an address to send to, and what it takes to be let in. */
export const hayPuerta = (via: Via, config: Ajustes): boolean =>
  via === 'publica'
    ? config.EFACTURA_URL !== undefined && config.VERIFACTU_CERT !== undefined
    : config.EFACTURA_PLATFORM_URL !== undefined

/** The public solution knows the company by its certificate, a platform by the key that it gave. */
async function puertaDe(via: Via, config: Ajustes): Promise<Puerta> {
  const { EFACTURA_PLATFORM_URL, EFACTURA_PLATFORM_KEY, EFACTURA_URL, VERIFACTU_CERT } = config
  if (via === 'plataforma') {
    if (!EFACTURA_PLATFORM_URL) throw new ReglaError('efactura.sin-plataforma')
    const headers: Record<string, string> = EFACTURA_PLATFORM_KEY
      ? { authorization: `Bearer ${EFACTURA_PLATFORM_KEY}` }
      : {}
    return { url: EFACTURA_PLATFORM_URL, headers }
  }
  if (!EFACTURA_URL || !VERIFACTU_CERT) throw new ReglaError('efactura.sin-solucion')
  const pfx = await readFile(VERIFACTU_CERT).catch(() => {
    throw new ReglaError('verifactu.certificado')
  })
  return { url: EFACTURA_URL, headers: {}, pfx, passphrase: config.VERIFACTU_CERT_PASSWORD }
}

interface Carta {
  method: 'GET' | 'PUT'
  path: string
  tipo?: string
  body?: Buffer
}

interface Respuesta {
  status: number
  texto: string
}

function pedir({ url, headers, pfx, passphrase }: Puerta, carta: Carta, timeout: number): Promise<Respuesta> {
  const { method, path, tipo, body } = carta
  const address = new URL(`${url.replace(/\/$/, '')}/${path}`)
  const send = address.protocol === 'https:' ? https : http
  const suyos = body ? { 'content-type': tipo ?? '', 'content-length': body.length } : {}
  return new Promise((resolve, reject) => {
    const request = send(
      address,
      {
        method,
        headers: { accept: 'application/json', ...headers, ...suyos },
        signal: AbortSignal.timeout(timeout),
        ...(pfx ? { pfx, passphrase } : {}),
      },
      (answer) => {
        const parts: Buffer[] = []
        let size = 0
        answer.on('data', (part: Buffer) => {
          size += part.length
          if (size > MAX_ANSWER) request.destroy(new Error('The answer is too long.'))
          parts.push(part)
        })
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, texto: Buffer.concat(parts).toString('utf8') }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

function leer<T>(schema: z.ZodType<T>, { status, texto }: Respuesta): T {
  let dicho: unknown
  try {
    dicho = JSON.parse(texto)
  } catch {
    throw new Error(`Answered ${status} with something that is no JSON.`)
  }
  const leido = schema.safeParse(dicho)
  if (!leido.success) throw new Error(`Answered ${status} with something else than was agreed.`)
  return leido.data
}

/** What is refused for what it says: the rest (who are you, too many, not now) is not about the invoice. */
const NO_VALE = [400, 409, 413, 415, 422]

function acuseDe(respuesta: Respuesta): Acuse {
  const { status } = respuesta
  if (status === 200 || status === 201) return { clase: 'tomada', id: leer(Tomada, respuesta).id }
  if (NO_VALE.includes(status)) return { clase: 'devuelta', motivo: leer(Devuelta, respuesta).motivo.slice(0, 1500) }
  throw new Error(`Answered ${status}.`)
}

/** The way out of the house for invoices between businesses. */
export function efactura(via: Via, config: Ajustes, timeout = TIMEOUT_MS): Efactura {
  const mandar = async (carta: Carta) => {
    outside('Another server')
    return pedir(await puertaDe(via, config), carta, timeout)
  }
  return {
    entregar: async (clave, ubl) =>
      acuseDe(await mandar({ method: 'PUT', path: `facturas/${clave}`, tipo: 'application/xml', body: ubl })),
    decir: async (clave, aviso) => {
      const body = Buffer.from(JSON.stringify(aviso))
      return acuseDe(await mandar({ method: 'PUT', path: `estados/${clave}`, tipo: 'application/json', body }))
    },
    novedades: async (marca) => {
      const desde = marca === null ? '' : `?${new URLSearchParams({ desde: marca })}`
      const respuesta = await mandar({ method: 'GET', path: `novedades${desde}` })
      if (respuesta.status !== 200) throw new Error(`Answered ${respuesta.status}.`)
      return leer(Novedades, respuesta)
    },
  }
}
