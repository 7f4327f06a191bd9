import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { outside } from '../db/outside.ts'

export interface Mail {
  id: number
  para: string
  asunto: string
  texto: string
  html: string
  /** Where an answer is read, if not where it comes from. */
  responderA?: string | undefined
  adjuntos?: Adjunto[]
}

/** A document that goes with a mail. */
export interface Adjunto {
  nombre: string
  tipo: string
  contenido: Buffer
  /** By which the mail itself shows it. */
  cid?: string
}

/** Carries a mail out of the house; throws when it could not. */
export type SendMail = (mail: Mail) => Promise<void>

const SMTP_TIMEOUT_MS = 20_000

function message({ id, para, asunto, texto, html, responderA, adjuntos = [] }: Mail, { MAIL_FROM, publicUrl }: Config) {
  return {
    from: MAIL_FROM,
    to: para,
    ...(responderA ? { replyTo: responderA } : {}),
    subject: asunto,
    text: texto,
    html,
    attachments: adjuntos.map(({ nombre, tipo, contenido, cid }) => ({
      filename: nombre,
      contentType: tipo,
      content: contenido,
      ...(cid ? { cid } : {}),
    })),
    // The same at every try, so that a mail sent twice after a crash is recognised as one.
    messageId: `<correo-${id}@${new URL(publicUrl).hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function bySmtp(config: Config, url: string): SendMail {
  const transport = createTransport(url, {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  } as never)
  return async (mail) => {
    await transport.sendMail(message(mail, config))
  }
}

/** Without a mail server: readable `.eml` files in the data folder. */
function toFolder(config: Config): SendMail {
  const folder = join(config.dataDir, 'correo')
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (mail) => {
    const { message: eml } = await transport.sendMail(message(mail, config))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${String(mail.id).padStart(6, '0')}.eml`)
    await writeFile(`${file}.tmp`, eml as Buffer, { mode: 0o600 })
    await rename(`${file}.tmp`, file)
  }
}

export function mailer(config: Config): SendMail {
  const send = config.SMTP_URL ? bySmtp(config, config.SMTP_URL) : toFolder(config)
  return async (mail) => {
    outside('A mail')
    await send(mail)
  }
}
