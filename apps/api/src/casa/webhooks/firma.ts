import { createHmac, randomBytes } from 'node:crypto'

const PRINCIPIO = 'whsec_'
const BYTES = 32

export const nuevoSecreto = (): string => `${PRINCIPIO}${randomBytes(BYTES).toString('base64')}`

export interface Firmado {
  id: string
  /** In seconds. */
  momento: number
  cuerpo: string
}

const firma = (secreto: string, { id, momento, cuerpo }: Firmado): string =>
  createHmac('sha256', Buffer.from(secreto.slice(PRINCIPIO.length), 'base64'))
    .update(`${id}.${momento}.${cuerpo}`)
    .digest('base64')

/** The three headers of standard-webhooks; signed with every secret that holds. */
export const cabeceras = (secretos: readonly string[], mensaje: Firmado): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'Telar-Webhooks/1',
  'webhook-id': mensaje.id,
  'webhook-timestamp': String(mensaje.momento),
  'webhook-signature': secretos.map((secreto) => `v1,${firma(secreto, mensaje)}`).join(' '),
})
