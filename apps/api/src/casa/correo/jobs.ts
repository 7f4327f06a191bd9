import { inArray, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { yaToca } from '../../db/columns.ts'
import type { Db } from '../../db/connection.ts'
import { run } from '../../db/rows.ts'
import { type Adjunto, correosTable as t } from '../../db/schema/casa/correos.ts'
import type { Adjunto as Adjuntado, Mail, SendMail } from '../../gateways/mail.ts'
import { repeat } from '../../jobs/repeat.ts'
import type { Changes } from '../../kit/memory/changes.ts'
import { CID_DEL_LOGO, logoAdjunto } from '../appsettings/logo.ts'
import { anunciar } from '../avisos/anunciar.ts'
import type { AnuncioDeCorreo } from './aviso.ts'
import { type Casa, leerCasa } from './enviar.ts'
import { sinClaves } from './sin-claves.ts'

const FIRST_WAIT_S = 15
const LONGEST_WAIT_S = 3600
const MAX_TRIES = 20
/** Longer than mails are held, and then than a mail server may take over all its words. */
const ON_ITS_WAY_S = 180
const TAKEN_MS = 60_000
const AT_A_TIME = 20
/** A mail server that takes its time has each mail noted as it goes. */
const NOTED_MS = 200

/** 15 s, 30 s, 1 min… up to an hour. */
export const waitAfter = (tries: number): number => Math.min(FIRST_WAIT_S * 2 ** (tries - 1), LONGEST_WAIT_S)

const due = sql`${t.estado} = 'pendiente' and ${yaToca(t.proximoIntento)}`

/** Takes some mails that are due, the longest due first: for as long as they are on their way nobody else finds them so. */
async function takeSome(db: Db) {
  const next = db
    .select({ id: t.id })
    .from(t)
    .where(due)
    .orderBy(t.proximoIntento)
    .limit(AT_A_TIME)
    .for('update', { skipLocked: true })
  const taken = await db
    .update(t)
    .set({ proximoIntento: sql`now() + make_interval(secs => ${ON_ITS_WAY_S})` })
    .where(sql`${t.id} = any (array(${next}))`)
    .returning()
  return taken.toSorted((a, b) => a.id - b.id)
}

type Taken = typeof t.$inferSelect

/** What became of a mail. Of what was sent, the keys of its links are not kept. */
function outcome({ id, para, texto, html, ...mail }: Taken, failed: string | undefined) {
  const intentos = mail.intentos + 1
  if (failed !== undefined) {
    const estado = intentos >= MAX_TRIES ? 'fallido' : 'pendiente'
    return { id, para, intentos, estado, error: failed, espera: waitAfter(intentos) } as const
  }
  const escrito = { texto: sinClaves(texto), html: sinClaves(html) }
  const cambia = escrito.texto !== texto || escrito.html !== html
  return { id, para, intentos, estado: 'enviado', ...(cambia ? escrito : {}) } as const
}
type Outcome = ReturnType<typeof outcome>

async function note(db: Db, outcomes: readonly Outcome[]): Promise<void> {
  const write = (en: Db) =>
    run(
      en,
      sql`update correos c set intentos = n.intentos, estado = n.estado, ultimo_error = n.error,
          proximo_intento = now() + make_interval(secs => n.espera),
          enviado_en = case when n.estado = 'enviado' then now() else c.enviado_en end,
          texto = coalesce(n.texto, c.texto), html = coalesce(n.html, c.html)
        from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
          as n(id int, intentos int, estado text, error text, espera int, texto text, html text)
        where c.id = n.id`,
    )
  const given = outcomes.filter(({ estado }) => estado === 'fallido')
  if (given.length === 0) {
    if (outcomes.length > 0) await write(db)
    return
  }
  await db.transaction(async (tx) => {
    await write(tx)
    for (const { id, para } of given) await anunciar<AnuncioDeCorreo>(tx, { tipo: 'correo', id, para })
  })
}

const giveBack = (db: Db, mails: readonly Taken[]) =>
  db
    .update(t)
    .set({ proximoIntento: sql`now()` })
    .where(
      inArray(
        t.id,
        mails.map(({ id }) => id),
      ),
    )

/**
 * Sends some mails that are due, with no transaction open meanwhile; says whether there was any. A process that dies in
 * between leaves them to be sent again, once the time that they may be on their way is over: but for what it sent in its
 * last moment, nothing is sent twice.
 */
export async function sendDue(db: Db, salida: Salida, going: () => boolean = () => true): Promise<boolean> {
  const taken = await takeSome(db)
  if (taken.length === 0) return false
  const until = performance.now() + TAKEN_MS
  let noted = performance.now()
  let outcomes: Outcome[] = []
  const noteThem = async () => {
    const these = outcomes
    outcomes = []
    await note(db, these)
    noted = performance.now()
  }
  const casa = await leerCasa(db)
  let left: Taken[] = []
  for (const [i, mail] of taken.entries()) {
    if (i > 0 && (!going() || performance.now() > until)) {
      left = taken.slice(i)
      break
    }
    const failed = await attempt(db, salida, mail, casa)
    if (failed !== undefined)
      salida.log.warn({ correo: mail.id, intentos: mail.intentos + 1, reason: failed }, 'A mail could not be sent.')
    outcomes.push(outcome(mail, failed))
    if (performance.now() - noted > NOTED_MS) await noteThem()
  }
  await noteThem()
  if (left.length > 0) await giveBack(db, left)
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
  { email }: Pick<Casa, 'email'>,
): Promise<string | undefined> {
  try {
    const documentos = adjunto ? [await adjuntar[adjunto.clase](db, adjunto)] : []
    const logo = mail.html.includes(`cid:${CID_DEL_LOGO}`) ? await logoAdjunto(db) : undefined
    await send({ ...mail, responderA: email || undefined, adjuntos: logo ? [...documentos, logo] : documentos })
    return undefined
  } catch (error) {
    return (error as Error).message.slice(0, 500).toWellFormed().replaceAll('\0', '')
  }
}

/** Sends what is due: at once when a mail is put into the outbox, and every few seconds whatever happens. */
export const startOutbox = (db: Db, changes: Changes, salida: Salida): (() => Promise<void>) =>
  repeat({ log: salida.log, changes, table: 'correos', step: (going) => sendDue(db, salida, going) })
