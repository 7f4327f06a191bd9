import { eq, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { yaToca } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { type Adjunto, correosTable as t } from '../../db/schema/casa/correos.ts'
import type { Adjunto as Adjuntado, Mail, SendMail } from '../../gateways/mail.ts'
import { repeat } from '../../jobs/repeat.ts'
import type { Changes } from '../../kit/memory/changes.ts'
import { CID_DEL_LOGO, logoAdjunto } from '../appsettings/logo.ts'
import { anunciar } from '../avisos/anunciar.ts'
import type { AnuncioDeCorreo } from './aviso.ts'
import { leerCasa } from './enviar.ts'
import { sinClaves } from './sin-claves.ts'

const FIRST_WAIT_S = 15
const LONGEST_WAIT_S = 3600
const MAX_TRIES = 20
/** Longer than a mail server may take over all its words. */
const ON_ITS_WAY_S = 120

/** 15 s, 30 s, 1 min… up to an hour. */
export const waitAfter = (tries: number): number => Math.min(FIRST_WAIT_S * 2 ** (tries - 1), LONGEST_WAIT_S)

const due = sql`${t.estado} = 'pendiente' and ${yaToca(t.proximoIntento)}`

/** Takes one mail that is due: for as long as it is on its way nobody else finds it so. */
async function takeNext(db: Db) {
  const next = db.select({ id: t.id }).from(t).where(due).orderBy(t.id).limit(1).for('update', { skipLocked: true })
  const [mail] = await db
    .update(t)
    .set({ proximoIntento: sql`now() + make_interval(secs => ${ON_ITS_WAY_S})` })
    .where(sql`${t.id} = (${next})`)
    .returning()
  return mail
}

/**
 * Sends one mail that is due, with no transaction open meanwhile. A process that dies in between leaves it to be sent
 * again, once the time that it may be on its way is over.
 */
export async function sendNext(db: Db, salida: Salida): Promise<boolean> {
  const mail = await takeNext(db)
  if (!mail) return false
  const intentos = mail.intentos + 1
  const failed = await attempt(db, salida, mail)
  if (failed) salida.log.warn({ correo: mail.id, intentos, reason: failed }, 'A mail could not be sent.')
  const set = failed
    ? {
        intentos,
        ultimoError: failed,
        estado: intentos >= MAX_TRIES ? ('fallido' as const) : ('pendiente' as const),
        proximoIntento: sql`now() + make_interval(secs => ${waitAfter(intentos)})`,
      }
    : {
        intentos,
        ultimoError: null,
        estado: 'enviado' as const,
        proximoIntento: null,
        enviadoEn: sql`now()`,
        texto: sinClaves(mail.texto),
        html: sinClaves(mail.html),
      }
  const { id, para } = mail
  const apuntar = (en: Db) => en.update(t).set(set).where(eq(t.id, id))
  if (set.estado !== 'fallido') await apuntar(db)
  else
    await db.transaction(async (tx) => {
      await apuntar(tx)
      await anunciar<AnuncioDeCorreo>(tx, { tipo: 'correo', id, para })
    })
  return true
}

/** Makes what goes with a mail, by the class of document. Each area hands in its own. */
export type Adjuntar = Record<Adjunto['clase'], (db: Db, adjunto: Adjunto) => Promise<Adjuntado>>

export interface Salida {
  send: SendMail
  adjuntar: Adjuntar
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** What goes with a mail is made now, so that the outbox keeps no documents. */
async function attempt(
  db: Db,
  { send, adjuntar }: Salida,
  { adjunto, ...mail }: Mail & { adjunto: Adjunto | null },
): Promise<string | undefined> {
  try {
    const documentos = adjunto ? [await adjuntar[adjunto.clase](db, adjunto)] : []
    const logo = mail.html.includes(`cid:${CID_DEL_LOGO}`) ? await logoAdjunto(db) : undefined
    const responderA = (await leerCasa(db)).email || undefined
    await send({ ...mail, responderA, adjuntos: logo ? [...documentos, logo] : documentos })
    return undefined
  } catch (error) {
    return (error as Error).message.slice(0, 500)
  }
}

/** Sends what is due: at once when a mail is put into the outbox, and every few seconds whatever happens. */
export const startOutbox = (db: Db, changes: Changes, salida: Salida): (() => Promise<void>) =>
  repeat({ log: salida.log, changes, table: 'correos', step: () => sendNext(db, salida) })
