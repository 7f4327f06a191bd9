import { readFile } from 'node:fs/promises'
import { request as http } from 'node:http'
import { request as https } from 'node:https'
import type { ModoVerifactu } from '@telar/domain/casa/ajustes'
import { ReglaError } from '@telar/domain/regla'
import type { Config } from '../../config.ts'
import { outside } from '../../db/outside.ts'
import { leerRespuesta, type Rechazo, type Respuesta } from './respuesta.ts'

type Entorno = Exclude<ModoVerifactu, 'off'>

/** The agency's own services: one to try, one that counts. */
const SERVICIO: Record<Entorno, string> = {
  test: 'https://prewww1.aeat.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
  real: 'https://www1.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
}

const TIMEOUT_MS = 60_000
const MAX_ANSWER = 20 * 1024 * 1024

/** Takes a consignment to the agency and brings back what it says; throws when it could not. */
export type Aeat = (entorno: Entorno, sobre: string) => Promise<Respuesta | Rechazo>

type Ajustes = Pick<Config, 'VERIFACTU_URL' | 'VERIFACTU_CERT' | 'VERIFACTU_CERT_PASSWORD'>

/** Whether consignments can be sent at all: the agency asks for a certificate. */
export const haySalida = ({ VERIFACTU_URL, VERIFACTU_CERT }: Ajustes): boolean =>
  VERIFACTU_CERT !== undefined || VERIFACTU_URL !== undefined

interface Correo {
  url: URL
  sobre: string
  pfx: Buffer | undefined
  passphrase: string | undefined
  timeout: number
}

function post({ url, sobre, pfx, passphrase, timeout }: Correo): Promise<string> {
  const send = url.protocol === 'https:' ? https : http
  const body = Buffer.from(sobre, 'utf8')
  const headers = { 'content-type': 'text/xml; charset=utf-8', 'content-length': body.length, soapaction: '""' }
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      { method: 'POST', headers, signal: AbortSignal.timeout(timeout), ...(pfx ? { pfx, passphrase } : {}) },
      (answer) => {
        const parts: Buffer[] = []
        let size = 0
        answer.on('data', (part: Buffer) => {
          size += part.length
          if (size > MAX_ANSWER) request.destroy(new Error('The agency’s answer is too long.'))
          parts.push(part)
        })
        answer.on('error', reject)
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8')
          // A refusal in SOAP comes with status 500; anything else that is not XML is nobody's answer.
          if (text.includes('Envelope>')) resolve(text)
          else reject(new Error(`The agency’s service answered ${answer.statusCode ?? 'nothing'}.`))
        })
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

const certificado = (file: string): Promise<Buffer> =>
  readFile(file).catch(() => {
    throw new ReglaError('verifactu.certificado')
  })

/** The way to the agency: SOAP over HTTPS, with the company's certificate. */
export function aeat(config: Ajustes, timeout = TIMEOUT_MS): Aeat {
  const { VERIFACTU_URL, VERIFACTU_CERT, VERIFACTU_CERT_PASSWORD: passphrase } = config
  return async (entorno, sobre) => {
    outside('Another server')
    if (!haySalida(config)) throw new ReglaError('verifactu.sin-certificado')
    const pfx = VERIFACTU_CERT ? await certificado(VERIFACTU_CERT) : undefined
    const url = new URL(VERIFACTU_URL ?? SERVICIO[entorno])
    return leerRespuesta(await post({ url, sobre, pfx, passphrase, timeout }))
  }
}
