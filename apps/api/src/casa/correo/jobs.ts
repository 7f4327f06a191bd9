import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/connection.ts'
import { type Adjunto, correosTable as t } from '../../db/schema/casa/correos.ts'
import type { Adjunto as Adjuntado, Mail, SendMail } from '../../gateways/mail.ts'
import { repeat } from '../../jobs/repeat.ts'
import type { Changes } from '../../kit/memory/changes.ts'
import { sinClaves } from './sin-claves.ts'

const FIRST_WAIT_S = 15
const LONGEST_WAIT_S = 3600
const MAX_TRIES = 20

/** 15 s, 30 s, 1 min… up to an hour. */
export const waitAfter = (tries: number): number => Math.min(FIRST_WAIT_S * 2 ** (tries - 1), LONGEST_WAIT_S)

const due = sql`${t.estado} = 'pendiente' and ${t.proximoIntento} <= now()`

/**
 * Sends one mail that is due. The row stays locked while it is on its way, so that no other worker takes it; a process
 * that dies in between leaves it due, and it is sent again.
 */
export async function sendNext(db: Db, salida: Salida): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mail] = await tx.select().from(t).where(due).orderBy(t.id).limit(1).for('update', { skipLocked: true })
    if (!mail) return false
    const intentos = mail.intentos + 1
    const failed = await attempt(tx, salida, mail)
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
    await tx.update(t).set(set).where(sql`${t.id} = ${mail.id}`)
    return true
  })
}

/** Makes what goes with a mail, by the class of document. Each area hands in its own. */
export type Adjuntar = Record<Adjunto['clase'], (db: Db, id: number) => Promise<Adjuntado>>

export interface Salida {
  send: SendMail
  adjuntar: Adjuntar
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** What goes with a mail is made now, so that the outbox keeps no documents. */
async function attempt(
  tx: Db,
  { send, adjuntar }: Salida,
  { adjunto, ...mail }: Mail & { adjunto: Adjunto | null },
): Promise<string | undefined> {
  try {
    await send(adjunto ? { ...mail, adjuntos: [await adjuntar[adjunto.clase](tx, adjunto.id)] } : mail)
    return undefined
  } catch (error) {
    return (error as Error).message.slice(0, 500)
  }
}

/** Sends what is due: at once when a mail is put into the outbox, and every few seconds whatever happens. */
export const startOutbox = (db: Db, changes: Changes, salida: Salida): (() => Promise<void>) =>
  repeat({ log: salida.log, changes, table: 'correos', step: () => sendNext(db, salida) })
